import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { DealDrop, DealRounds, DealSide, DealSplit } from './deal-split.rules.ts';

export const SIDE_WORDS: Readonly<Record<DealSide, string>> = { seller: '파는 쪽', buyer: '사는 쪽' };

/** `진호박 10개`, `3만`. */
export function dropText({ by, quantity, amount }: DealDrop, itemName: string): string {
  return by === 'seller' ? `${itemName} ${formatDigits(quantity)}개` : formatAmount(amount);
}

/** Who would lose what by the other's leaving now: `사는 쪽 3만`; null: nobody owes anything. */
export function riskText({ risk }: Pick<DealDrop, 'risk'>): string | null {
  if (risk.seller > 0) return `${SIDE_WORDS.seller} ${formatAmount(risk.seller)}`;
  return risk.buyer > 0 ? `${SIDE_WORDS.buyer} ${formatAmount(risk.buyer)}` : null;
}

/** Which rounds they are, counted from one: `1–10회`, `11회`. */
export function roundsText({ times }: DealRounds, done: number): string {
  return times === 1 ? `${formatDigits(done + 1)}회` : `${formatDigits(done + 1)}–${formatDigits(done + times)}회`;
}

/** What the plan promises and to whom, in one sentence. */
export function promiseText({ risk, count }: DealSplit): string {
  const [seller, buyer] = [risk.seller, risk.buyer].map((amount) =>
    amount > 0 ? `${formatAmount(amount)}까지` : '없음',
  );
  return `${formatDigits(count)}번에 나눕니다. 언제 멈춰도 잃을 수 있는 것은 파는 쪽 ${seller}, 사는 쪽 ${buyer}입니다.`;
}
