/** What the desk reads of versions, bases and files. */
export const VERSION_CALLS = {};
