/** The pages of 이용 안내 in the layout notice-title, in their order. */
export const NOTICE_PAGES = [
  { label: '문의', href: '/notice/ask' },
  { label: '신고 방법', href: '/notice/report' },
  { label: '사기 주의', href: '/notice/scam' },
  { label: '거래 안내', href: '/notice/trade' },
  { label: '이용 규칙', href: '/notice/rule' },
  { label: '이용 제한 안내', href: '/notice/ban' },
  { label: '채팅·글 제한 안내', href: '/notice/mute' },
  { label: '로그인 안내', href: '/notice/login' },
  { label: '캐릭터 바꾸기', href: '/notice/change-profile' },
  { label: '귓속말·연락 안내', href: '/notice/message' },
  { label: '제휴', href: '/notice/partnership' },
  { label: '이용약관', href: '/notice/terms' },
  { label: '개인정보 처리방침', href: '/notice/policy' },
] as const;
export type NoticePath = (typeof NOTICE_PAGES)[number]['href'];

/** The pages that the footer links to. */
export const FOOTER_PAGES = NOTICE_PAGES.filter(({ href }) =>
  ['/notice/rule', '/notice/scam', '/notice/ask', '/notice/terms', '/notice/policy'].includes(href),
);
