export const SITE_NAME = '바람나루';
export const SITE_TAGLINE = '바람의나라 클래식 자료와 거래';
