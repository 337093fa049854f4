/** What the list of one's own inquiries is kept under. */
export const MY_INQUIRIES = ['inquiries'] as const;
