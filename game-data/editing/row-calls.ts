/** What the desk reads of rows. */
export const ROW_CALLS = {};
