export const TRADE_TYPE = { sell: 1, buy: 2 } as const;

/** In filters, 0 means any status. */
export const TRADE_STATUS = { waiting: 1, completed: 2, cancelled: 3 } as const;

/** Time of the payment. Only old rows contain `either`. */
export const PAY_METHOD = { any: 1, prepaid: 2, postpaid: 3, either: 4 } as const;
