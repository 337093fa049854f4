/** Steps of a logarithmic scale from a fifth to five times the middle, beyond the wide band on both sides. */
const FINE_STEPS = 20;
const COARSE_STEPS = 7;
const REACH = Math.log(5);
const PARTS = [1 / 4, 1 / 2, 3 / 4];

/**
 * What colluders may ask, one price each: all the same, at each step of a fine scale and at each honest price (also one above and
 * one below); or two prices of a coarse scale in each of three proportions.
 */
export function plansFor(colluders: number, honest: readonly number[]): number[][] {
  const sorted = honest.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1;
  const alike = (price: number) => Array.from({ length: colluders }, () => price);
  const single = new Set([...scale(middle, FINE_STEPS), ...sorted.flatMap((price) => [price - 1, price, price + 1])]);
  const coarse = scale(middle, COARSE_STEPS);
  const double = coarse.flatMap((one, index) =>
    coarse.slice(index + 1).flatMap((other) => splitsOf(colluders).map((first) => mixed(one, other, first, colluders))),
  );
  return [...[...single].map(alike), ...double];
}

function splitsOf(colluders: number): number[] {
  const counts = PARTS.map((part) => Math.round(part * colluders)).filter((count) => count > 0 && count < colluders);
  return [...new Set(counts)];
}

function mixed(one: number, other: number, first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index < first ? one : other));
}

function scale(middle: number, steps: number): number[] {
  return Array.from({ length: 2 * steps + 1 }, (_, index) =>
    Math.round(middle * Math.exp(((index - steps) / steps) * REACH)),
  );
}
