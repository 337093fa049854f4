/** The terms and the policy that people agree to: the day they came into force, in Seoul. */
export const TERMS_VERSION = '2026-11-21';
