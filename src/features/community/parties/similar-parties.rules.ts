import type { Party } from './party.contract.ts';

const LAST_LEVEL = 99;

type Levels = Pick<Party, 'levelMin' | 'levelMax'>;

/** Returns the other parties; those that want the same levels come first. Each part keeps its order. */
export function similarParties<Other extends Levels & Pick<Party, 'id'>>(
  party: Levels & Pick<Party, 'id'>,
  all: readonly Other[],
): Other[] {
  const others = all.filter(({ id }) => id !== party.id);
  return [
    ...others.filter((other) => shareLevels(other, party)),
    ...others.filter((other) => !shareLevels(other, party)),
  ];
}

function shareLevels(one: Levels, other: Levels): boolean {
  const first = Math.max(one.levelMin ?? 1, other.levelMin ?? 1);
  const last = Math.min(one.levelMax ?? LAST_LEVEL, other.levelMax ?? LAST_LEVEL);
  return first <= last;
}
