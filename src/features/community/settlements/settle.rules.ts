/** What is left over by rounding goes to whoever has the money, one unit each to those who lost most, or to the guild. */
export const REMAINDER = { holder: 1, largest: 2, guild: 3 } as const;
export type Remainder = (typeof REMAINDER)[keyof typeof REMAINDER];

export interface SettleInput {
  /** 전; null: not sold yet. */
  readonly amounts: readonly (number | null)[];
  readonly weights: readonly number[];
  /** 전: shares are multiples of it. */
  readonly unit: number;
  readonly remainder: Remainder;
  /** Who has the money. */
  readonly holderIndex: number;
}

export interface Settled {
  /** The sum of what was sold, 전. */
  readonly sale: number;
  /** What each gets, 전; the holder's contains what is left over. */
  readonly shares: readonly number[];
  /** How much of the holder's share is left over, 전. */
  readonly rest: number;
  /** What goes to the guild, 전. */
  readonly toGuild: number;
}

/**
 * Divides a sum by weights in whole 전 (contract §13). What the shares and the guild get is always the whole sum.
 * @throws {RangeError} no weight above 0, or a holder that is not there
 */
export function settle({ amounts, weights, unit, remainder, holderIndex }: SettleInput): Settled {
  const sale = amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount ?? 0), 0n);
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n) * BigInt(unit);
  if (whole === 0n) throw new RangeError('No weight is above 0.');
  if (weights[holderIndex] === undefined) throw new RangeError('The holder has no share.');
  const step = BigInt(unit);
  const parts = weights.map((weight, index) => {
    const product = sale * BigInt(weight);
    return { index, weight, units: product / whole, lost: product % whole };
  });
  const shares = parts.map(({ units }) => units * step);
  let left = sale - sum(shares);
  if (remainder === REMAINDER.largest) {
    for (const index of mostLost(parts).slice(0, Number(left / step))) {
      shares[index] = (shares[index] ?? 0n) + step;
      left -= step;
    }
  }
  const toGuild = remainder === REMAINDER.guild ? left : 0n;
  const rest = left - toGuild;
  shares[holderIndex] = (shares[holderIndex] ?? 0n) + rest;
  return { sale: Number(sale), shares: shares.map(Number), rest: Number(rest), toGuild: Number(toGuild) };
}

interface Part {
  readonly index: number;
  readonly weight: number;
  readonly lost: bigint;
}

/** Ties to the earlier; weight 0 never. */
function mostLost(parts: readonly Part[]): number[] {
  return parts
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => (one.lost === other.lost ? one.index - other.index : one.lost > other.lost ? -1 : 1))
    .map(({ index }) => index);
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, one) => total + one, 0n);
}
