import { formatDigits } from '#shared/korean/amount.ts';
import type { Settlement } from './settlement.contract.ts';

type Shown = Pick<Settlement, 'title' | 'sale' | 'rest' | 'kept' | 'holderIndex'> & {
  readonly entries: readonly { readonly name: string; readonly quantity: number; readonly amount: number | null }[];
  readonly shares: readonly {
    readonly name: string;
    readonly weight: number;
    readonly amount: number;
    readonly paidAt: string | null;
  }[];
};

export const NOT_SOLD = '아직 안 팔림';

/** Returns lines for a chat. The holder's share includes the remainder. */
export function settlementText(settlement: Shown): string {
  const { title, sale, rest, kept, entries, shares, holderIndex } = settlement;
  const usual = usualWeight(shares.map(({ weight }) => weight));
  const lines = [
    `[정산] ${title} · 총 ${formatDigits(sale)}전`,
    ...entries.map(
      ({ name, quantity, amount }) =>
        `${name} ${formatDigits(quantity)}개 ${amount === null ? NOT_SOLD : formatDigits(amount)}`,
    ),
    '',
    ...shares.map(
      ({ name, weight, amount, paidAt }) =>
        `${paidAt === null ? '' : '✓ '}${name}${weightText(weight, usual)} ${formatDigits(amount)}`,
    ),
  ];
  if (rest > 0) lines.push(`나머지 ${formatDigits(rest)}전은 돈을 가진 ${shares[holderIndex]?.name ?? ''}`);
  if (kept > 0) lines.push(`문파 기금 ${formatDigits(kept)}`);
  return lines.join('\n');
}

/** Returns the most frequent weight. */
function usualWeight(weights: readonly number[]): number {
  const [most] = [...Map.groupBy(weights, (weight) => weight)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most?.[0] ?? 1;
}

function weightText(weight: number, usual: number): string {
  if (weight === usual) return '';
  if (weight === 0) return ' (몫 없음)';
  if (weight * 2 === usual) return ' (반 몫)';
  if (weight === usual * 2) return ' (두 몫)';
  return ` (몫 ${weight}, 보통 ${usual})`;
}
