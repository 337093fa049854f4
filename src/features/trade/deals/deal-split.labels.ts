import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { DealDrop, DealRounds, DealSide, DealSplit } from './deal-split.rules.ts';

export const SIDE_LABELS: Readonly<Record<DealSide, string>> = { seller: '파는 사람', buyer: '사는 사람' };

export function dropText({ by, quantity, amount }: DealDrop, itemName: string): string {
  return by === 'seller' ? `${itemName} ${formatDigits(quantity)}개` : formatAmount(amount);
}

/** `사는 사람 3만`; null: neither side has anything at risk. */
export function riskText({ risk }: Pick<DealDrop, 'risk'>): string | null {
  if (risk.seller > 0) return `${SIDE_LABELS.seller} ${formatAmount(risk.seller)}`;
  return risk.buyer > 0 ? `${SIDE_LABELS.buyer} ${formatAmount(risk.buyer)}` : null;
}

export function roundsText({ times }: DealRounds, done: number): string {
  return times === 1 ? `${formatDigits(done + 1)}회` : `${formatDigits(done + 1)}–${formatDigits(done + times)}회`;
}

export function promiseText({ risk, count, isMoneyHalved }: DealSplit): string {
  const [seller, buyer] = [risk.seller, risk.buyer].map((amount) =>
    amount > 0 ? `${formatAmount(amount)}까지` : '없음',
  );
  const times = count === 1 ? '한 번에 거래합니다.' : `${formatDigits(count)}번에 나눠 거래합니다.`;
  const how = isMoneyHalved ? `1개 가격이 그 금액보다 커서, 절반은 먼저 주고 절반은 받은 뒤에 줍니다. ${times}` : times;
  return `${how} 언제 멈춰도 잃을 수 있는 것은 파는 사람 ${seller}, 사는 사람 ${buyer}입니다.`;
}
