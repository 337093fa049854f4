import type { ReasonTemplate } from './setting.contract.ts';

/** Until operators write their own. */
export const USUAL_TEMPLATES: ReasonTemplate[] = [
  {
    kind: 'suspend',
    name: '선거래 먹튀',
    text: '선불로 받고 물건을 주지 않은 거래를 확인했습니다.',
    days: [3, 7, 30],
  },
  { kind: 'suspend', name: '금괴 사기', text: '거래에서 금괴로 값을 속인 것을 확인했습니다.', days: [3, 7, 30] },
  { kind: 'warn', name: '현금 거래', text: '현금 거래를 유도하는 글은 쓸 수 없습니다.' },
  { kind: 'hide', name: '허위 매물', text: '팔 생각이 없는 매물로 확인했습니다.' },
  { kind: 'answer', name: '문제없는 매물', text: '매물을 확인했고 규칙에 어긋나지 않습니다.' },
];
