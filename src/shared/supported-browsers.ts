/**
 * The oldest versions in which all of the site works. README names them, and a check compares the features that the
 * build uses with them (`structure/browser-support`).
 */
export const SUPPORTED_BROWSERS = [
  { name: '크롬, 네이버 웨일처럼 크로뮴을 쓰는 브라우저', ids: ['chrome', 'chrome_android'], since: '125' },
  { name: '엣지', ids: ['edge'], since: '125' },
  { name: '삼성 인터넷', ids: ['samsunginternet_android'], since: '27' },
  { name: '사파리 (맥, 아이폰, 아이패드)', ids: ['safari', 'safari_ios'], since: '17.4' },
  { name: '파이어폭스', ids: ['firefox', 'firefox_android'], since: '125' },
] as const;
