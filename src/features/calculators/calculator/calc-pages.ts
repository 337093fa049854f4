export const CALC_PAGES = [
  { label: '경험치', href: '/calc/exp' },
  { label: '경험치→체마', href: '/calc/exp-back' },
  { label: '체력·마력', href: '/calc/hp-mp-table' },
  { label: '왕퀘', href: '/calc/kingQuest/buyeo' },
  { label: '승급 계획', href: '/calc/plan' },
  { label: '드롭 확률', href: '/calc/drop' },
  { label: '보스 타이머', href: '/calc/timers' },
  { label: '기술 재료', href: '/calc/skills' },
  { label: '정산', href: '/calc/split' },
] as const;
