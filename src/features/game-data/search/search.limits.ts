/** Apart from the contract, whose schemas must not reach the browser. */
export const SEARCH_QUERY_MAX_LENGTH = 50;
export const SEARCH_LIMIT = 20;
