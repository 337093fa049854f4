export const TRADE_TYPE = { sell: 1, buy: 2 } as const;

/** 0 means any in filters. */
export const TRADE_STATUS = { waiting: 1, completed: 2, cancelled: 3 } as const;

/** When the buyer pays. Only old rows have `either`. */
export const PAY_METHOD = { any: 1, prepaid: 2, postpaid: 3, either: 4 } as const;
