/** Texts of the page that everybody else gets meanwhile. */
export const MAINTENANCE_TEXTS = {
  title: '점검 중입니다',
  usual: '사이트를 점검하고 있습니다. 잠시 뒤에 다시 들러 주세요.',
  again: '다시 열기',
} as const;
