// Limits that the schemas and the browser's forms share.

export const LAST_LEVEL = 99;
/** Far above any character; sums stay exact. */
export const MAX_STAT = 100_000_000;

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 12;
/** contract §4; counted after NFC. */
export const SAFE_NAME = /^[가-힣A-Za-z0-9]{2,12}$/;
export const NAME_FORM = '한글, 영문, 숫자로 2자에서 12자까지 쓸 수 있습니다.';

/** Rows that the beginning of a name finds at most (contract §27). */
export const MAX_FOUND_PROFILES = 10;
