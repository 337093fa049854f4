import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { type ChosenLength, suspensionEnd } from '../suspensions/suspension-length.rules.ts';
import type { NewSweep, Swept } from './sweep.contract.ts';

export interface SweepValues extends ChosenLength {
  readonly trades: 'none' | 'hide' | 'cancel';
  readonly hasPrices: boolean;
  readonly hasParties: boolean;
  readonly hasShouts: boolean;
  readonly shoutServer: number;
  readonly shoutName: string;
  readonly sanction: 'none' | 'warn' | 'suspend';
  readonly reason: string;
}

type Parts = Pick<SweepValues, 'trades' | 'hasPrices' | 'hasParties' | 'hasShouts' | 'shoutServer' | 'shoutName'>;

/** The things that are taken down, as the trial counts them too. */
export function toChoices(values: Parts): Omit<NewSweep, 'reason'> {
  const { trades, hasPrices, hasParties, hasShouts, shoutServer, shoutName } = values;
  return {
    ...(trades !== 'none' && { trades }),
    ...(hasPrices && { prices: true }),
    ...(hasParties && { parties: true }),
    ...(hasShouts && shoutName !== '' && { shouts: { gameServer: shoutServer, name: shoutName } }),
  };
}

/** @param current moment of the suspension that the operator sees; null: none */
export function toSweep(values: SweepValues, { now, current }: { now: number; current: string | null }): NewSweep {
  const { sanction, reason } = values;
  const until = suspensionEnd(values, now)?.toISOString() ?? '';
  return {
    ...toChoices(values),
    ...(sanction === 'warn' && { warn: true }),
    ...(sanction === 'suspend' && { suspend: { until, current } }),
    reason,
  };
}

/** `거래 52건을 숨깁니다`, one line for each thing that is met. */
export function sweepEffects(values: Omit<SweepValues, 'reason'>, name: string, counts: Swept | undefined): string[] {
  const { trades, hasPrices, hasParties, hasShouts, shoutName, sanction } = values;
  const of = (part: keyof Swept, unit: string) => (counts ? `${formatDigits(counts[part])}${unit}` : '전부');
  return [
    ...(trades === 'hide' ? [`거래 중인 글 ${of('trades', '건')}, 바로 보이지 않고 시세에서 빠집니다`] : []),
    ...(trades === 'cancel' ? [`거래 중인 글 ${of('trades', '건')}, 내려가고 되돌릴 수 없습니다`] : []),
    ...(hasPrices ? [`가격 ${of('prices', '건')}, 시세에서 빠집니다`] : []),
    ...(hasParties ? [`파티 ${of('parties', '개')}, 닫히고 되돌릴 수 없습니다`] : []),
    ...(hasShouts
      ? [`‘${shoutName}’의 외침 ${of('shouts', '개')}, 숨고 24시간 차단됩니다. 다른 사람의 외침일 수 있습니다`]
      : []),
    ...(sanction === 'warn' ? [`${name}에게 경고와 사유가 갑니다`] : []),
    ...(sanction === 'suspend' ? [`${withParticle(name, '이/가')} 바로 정지됩니다`] : []),
    '본인은 사유와 함께 한 번만 알림을 받습니다',
  ];
}

/** Label of the button, which says all of it. */
export function sweepLabel(values: Omit<SweepValues, 'reason'>, counts: Swept | undefined): string {
  const sum = counts ? counts.trades + counts.parties + counts.shouts : 0;
  const { sanction, length } = values;
  const acts = [
    ...(sanction === 'warn' ? ['경고하고'] : []),
    ...(sanction === 'suspend' ? [length === 'own' ? '정지하고' : `${length}일 정지하고`] : []),
  ];
  return [...acts, sum > 0 ? `${formatDigits(sum)}개 정리` : '정리'].join(' ');
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
