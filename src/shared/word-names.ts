/** Korean names of the kinds, scopes and verdicts of forbidden words, which the audit names too. */
export const WORD_KIND_NAMES = { CASH_TRADE: '현금 거래', AD: '광고', GAMBLING: '도박', ABUSE: '욕설' } as const;
export const WORD_SCOPE_NAMES = { both: '전체', text: '글', shout: '외침' } as const;
export const WORD_VERDICT_NAMES = { refuse: '거절', review: '검토' } as const;
