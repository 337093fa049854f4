export const NOTICE_PAGES = [
  { label: '이용약관', href: '/notice/terms' },
  { label: '개인정보 처리방침', href: '/notice/policy' },
  { label: '문의', href: '/notice/ask' },
] as const;
