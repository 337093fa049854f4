/** The day on which the current terms and policy came into force, in Seoul: `YYYY-MM-DD`. */
export const TERMS_VERSION = '2026-12-04';
