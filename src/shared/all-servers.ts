/** What players call the choice of no server. */
export const ALL_SERVERS = '전 서버';
