/** The label for not choosing a server, in players' own words. */
export const ALL_SERVERS = '전 서버';
