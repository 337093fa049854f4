/** A rule that hits more of a corpus is for administrators (contract §21). */
export const MAX_HIT_SHARE = 0.02;
/** Smaller corpora say nothing about a rule. */
export const MIN_JUDGED = 100;
