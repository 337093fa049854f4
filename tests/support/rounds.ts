const GATE_SHARE = 5;

/**
 * How often a random or racing test that is tagged `rounds` repeats: in the sweep as often as it says, in the gate a fifth of
 * that. More by `ROUNDS_TIMES=10`.
 */
export function rounds(all: number): number {
  const times = Number(process.env.ROUNDS_TIMES ?? 1 / GATE_SHARE);
  return Math.ceil(all * times);
}

/** Of a long list that a test tagged `rounds` walks: all in the sweep, in the gate each fifth. */
export function shareOf<Item>(list: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.round(list.length / rounds(list.length)));
  return list.filter((_, index) => index % step === 0);
}
