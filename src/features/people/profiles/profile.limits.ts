// Limits that the schemas and the browser's forms share.

export const LAST_LEVEL = 99;
/** Far above any character's value, yet small enough that sums stay exact. */
export const MAX_STAT = 100_000_000;

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 12;
/** Form of a name after NFC normalisation (contract §4). */
export const SAFE_NAME = /^[가-힣A-Za-z0-9]{2,12}$/;
export const NAME_FORM = '한글, 영문, 숫자로 2자에서 12자까지 쓸 수 있습니다.';

/** Maximum number of profiles that a search by the beginning of a name returns (contract §27). */
export const MAX_FOUND_PROFILES = 10;
