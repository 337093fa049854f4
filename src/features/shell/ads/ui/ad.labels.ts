import type { AdSlot } from '../ad-slot.rules.ts';

interface Hint {
  readonly text: string;
  readonly href: string;
}

/** Hints about the site itself, for slots without an ad. */
const RAIL_HINTS: readonly [Hint, ...Hint[]] = [
  { text: '승급까지 얼마나 남았는지 승급 계획이 계산해 줍니다.', href: '/calc/plan' },
  { text: '재료를 사는 것과 만드는 것, 어느 쪽이 싼지 조합 계산기에서 비교해 보세요.', href: '/recipe' },
  { text: '어디로 가야 할지 모를 때는 길찾기가 맵 이동을 순서대로 알려 줍니다.', href: '/maps/route' },
  { text: '원하는 가격이 되면 알려 드립니다. 아이템 거래소에서 가격 알림을 걸어 보세요.', href: '/trade' },
  { text: '같이 사냥할 사람을 찾는다면 파티를 올려 보세요.', href: '/party' },
  { text: '보스가 다시 나올 때까지 보스 타이머가 세어 줍니다.', href: '/calc/timers' },
];

const ANCHOR_HINTS: readonly [Hint, ...Hint[]] = [
  { text: '승급까지 남은 것은 승급 계획에서', href: '/calc/plan' },
  { text: '가는 길을 모르면 길찾기', href: '/maps/route' },
  { text: '같이 사냥할 사람은 파티에서', href: '/party' },
  { text: '보스 리젠 시간은 보스 타이머', href: '/calc/timers' },
];

/** @param turn number of refreshes so far; the two rails show different hints */
export function hintFor(slot: AdSlot, turn: number): Hint {
  const hints = slot === 'anchor' ? ANCHOR_HINTS : RAIL_HINTS;
  const at = (slot === 'right' ? turn + Math.floor(hints.length / 2) : turn) % hints.length;
  return hints[at] ?? hints[0];
}

export const adLabels = {
  slots: { left: '왼쪽 안내', right: '오른쪽 안내', anchor: '아래 안내' } satisfies Record<AdSlot, string>,
  ad: '광고',
  question: '맞춤 광고를 볼까요?',
  explanation: '동의하면 광고 회사가 쿠키를 사용합니다. 동의하지 않아도 사이트는 똑같이 쓸 수 있습니다.',
  all: '맞춤 광고',
  basic: '기본만',
  now: { all: '지금: 맞춤 광고', basic: '지금: 기본만' },
  close: '닫기',
};
