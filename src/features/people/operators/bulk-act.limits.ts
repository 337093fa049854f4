/** More things than these at once are for administrators (contract §21). */
export const BULK_OF_MODERATORS = 200;
export const MAX_BULK = 1000;
