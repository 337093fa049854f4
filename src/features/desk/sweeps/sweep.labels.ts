import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ActEffect } from '../acts/act-effect.ts';
import type { Sweep, Swept } from './sweep.contract.ts';
import { isAnyTicked, type SweepParts, tickedCounts } from './sweep-choices.rules.ts';

export const sweepErrors = {
  unknown: '일괄 정리를 찾을 수 없습니다.',
  undone: '이미 되돌린 일괄 정리입니다.',
  tooOld: '30일이 지나 되돌릴 수 없습니다.',
} as const;

const ALL = '전부';

/** `거래 중인 글 52건이 숨겨지고 …`: a line for each thing that is met, and what of it can be undone. @param counts undefined: not counted yet */
export function sweepEffects(parts: SweepParts, counts: Swept | undefined): ActEffect[] {
  if (!isAnyTicked(parts)) return [];
  const { hasTrades, trades, hasPrices, hasParties, hasShouts, shoutName } = parts;
  const who = (part: keyof Swept, unit: string) =>
    withParticle(counts ? `${formatDigits(counts[part])}${unit}` : ALL, '이/가');
  const isMet = (part: keyof Swept) => counts === undefined || counts[part] > 0;
  const met = [
    ...(hasTrades && isMet('trades')
      ? [`거래 중인 글 ${who('trades', '건')} ${trades === 'hide' ? '숨겨지고 시세에서 빠집니다' : '내려갑니다'}`]
      : []),
    ...(hasPrices && isMet('prices') ? [`가격 ${who('prices', '건')} 시세에서 빠집니다`] : []),
    ...(hasParties && isMet('parties') ? [`연 파티 ${who('parties', '개')} 닫힙니다`] : []),
    ...(hasShouts
      ? [`‘${shoutName}’의 외침${isMet('shouts') ? ` ${who('shouts', '개')} 숨겨지고` : '이'} 24시간 차단됩니다`]
      : []),
  ];
  return [
    ...met.map((text) => ({ kind: 'hide' as const, text })),
    { kind: 'notify', text: '본인은 사유와 함께 한 번만 알림을 받습니다' },
    { kind: 'undo', text: undoText(parts) },
  ];
}

function undoText({ hasTrades, trades, hasParties }: SweepParts): string {
  const lasting = [...(hasTrades && trades === 'cancel' ? ['내린 거래'] : []), ...(hasParties ? ['닫힌 파티'] : [])];
  const rest = lasting.length > 0 ? `. ${withParticle(lasting.join('와 '), '은/는')} 되돌아오지 않습니다` : '';
  return `정리는 30일 안에 되돌릴 수 있습니다${rest}`;
}

/** The number of things that are met; undefined: not counted yet. */
export function countTicked(parts: SweepParts, counts: Swept | undefined): number | undefined {
  if (!counts) return undefined;
  const { trades, prices, parties, shouts } = tickedCounts(parts, counts);
  return trades + prices + parties + shouts;
}

/** The part of a button's label: `44건 정리`. */
export function sweepAct(parts: SweepParts, counts: Swept | undefined): string {
  const count = countTicked(parts, counts);
  return count === undefined ? '정리' : `${formatDigits(count)}건 정리`;
}

/** `거래 6 · 가격 23`: what a press meets; undefined: nothing, or not counted yet. */
export function tickedText(parts: SweepParts, counts: Swept | undefined): string | undefined {
  return countTicked(parts, counts) ? sweptText({ ...tickedCounts(parts, counts as Swept), reports: 0 }) : undefined;
}

/** `거래 52 · 외침 300`: what a sweep met. */
export function sweptText({ trades, prices, parties, shouts, reports }: Swept): string {
  const parts = [
    ['거래', trades],
    ['가격', prices],
    ['파티', parties],
    ['외침', shouts],
    ['신고', reports],
  ] as const;
  const met = parts.filter(([, count]) => count > 0).map(([noun, count]) => `${noun} ${formatDigits(count)}`);
  return met.length > 0 ? met.join(' · ') : '바뀐 것 없음';
}

/** Says what comes back by the undo of a sweep, and what stays. */
export function undoEffects({ trades, changed, sanction }: Pick<Sweep, 'trades' | 'changed' | 'sanction'>): string[] {
  return [
    '숨긴 것 가운데 그 뒤로 아무도 손대지 않은 것이 다시 보이고 시세에 듭니다',
    ...(trades === 'cancel' ? ['내린 거래는 그대로입니다'] : []),
    ...(changed.parties > 0 ? ['닫은 파티는 그대로입니다'] : []),
    ...(changed.shouts > 0 ? ['외침의 이름 차단이 풀립니다'] : []),
    ...(changed.reports > 0 ? [`처리한 신고 ${formatDigits(changed.reports)}건은 그대로입니다`] : []),
    ...(sanction === 'suspension' ? ['함께 한 정지가 남아 있으면 풀립니다'] : []),
    ...(sanction === 'warning' ? ['함께 한 경고가 취소됩니다'] : []),
  ];
}
