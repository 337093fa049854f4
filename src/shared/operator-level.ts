/** Levels of operators; a lower number has more rights (contract §21). */
export const OPERATOR_LEVEL = { administrator: 1, moderator: 2, editor: 3 } as const;
export type OperatorLevel = (typeof OPERATOR_LEVEL)[keyof typeof OPERATOR_LEVEL];
