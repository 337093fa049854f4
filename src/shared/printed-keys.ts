// Keys that pages print. Short constants apart from the table, which the bundler writes in their places: the table itself
// comes with the palette and the list of keys alone.
export const FIND_KEY = '/';
export const NEW_TRADE_KEY = 'n';
export const NEXT_ROW_KEY = 'j';
export const LAST_ROW_KEY = 'k';
