/**
 * Receiver of the remainder of rounding: the holder of the money, those who lost most (one unit each), or the guild.
 */
export const REMAINDER = { holder: 1, largest: 2, guild: 3 } as const;
export type Remainder = (typeof REMAINDER)[keyof typeof REMAINDER];

export interface SettleInput {
  /** Amounts in 전; null: not sold yet. */
  readonly amounts: readonly (number | null)[];
  readonly weights: readonly number[];
  /** Shares are multiples of it, in 전. */
  readonly unit: number;
  readonly remainder: Remainder;
  /** Index of the share whose owner has the money. */
  readonly holderIndex: number;
}

export interface Settled {
  /** Sum of the sold entries, in 전. */
  readonly sale: number;
  /** Shares in 전; the holder's includes the remainder. */
  readonly shares: readonly number[];
  /** Remainder within the holder's share, in 전. */
  readonly rest: number;
  /** Amount for the guild, in 전. */
  readonly toGuild: number;
}

/**
 * Divides a sum by weights in whole 전 (contract §13). The shares and the guild's part always add up to the sum.
 * @throws {RangeError} if no weight is above 0, or the holder has no share
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

/** The earlier share wins a tie; shares of weight 0 are left out. */
function mostLost(parts: readonly Part[]): number[] {
  return parts
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => (one.lost === other.lost ? one.index - other.index : one.lost > other.lost ? -1 : 1))
    .map(({ index }) => index);
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, one) => total + one, 0n);
}
