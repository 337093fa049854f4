/** Separate from the contract, whose schemas must not be in the browser bundle. */
export const SEARCH_QUERY_MAX_LENGTH = 50;
export const SEARCH_LIMIT = 20;
