/** What the address of the market's home may ask; absent: any. The names are those of `GET /api/trades`. */
export const MARKET_QUERY = [
  'tradeType',
  'q',
  'type',
  'status',
  'minPrice',
  'maxPrice',
  'isNegotiation',
  'isAuth',
  'isPriced',
  'payMethod',
  'gameServer',
  'cursor',
] as const;
