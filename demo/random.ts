export interface Random {
  /** Returns a number from 0 up to, but excluding, 1. */
  next(): number;
  between(from: number, to: number): number;
  chance(of: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  normal(): number;
}

/** Implements Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (of) => next() < of,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
