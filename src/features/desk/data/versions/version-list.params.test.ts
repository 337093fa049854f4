import { expect, it } from 'vitest';
import { pickVersion, type VersionPair } from './version-list.params.ts';

const LAST = 91;
const NONE: VersionPair = { from: undefined, to: undefined };

it.each<[before: VersionPair, picked: number, after: VersionPair, why: string]>([
  [NONE, 87, { from: 87, to: 91 }, 'an older one is compared with the last'],
  [{ from: 87, to: 91 }, 89, { from: 89, to: 91 }, 'one between becomes the older'],
  [{ from: 87, to: 89 }, 90, { from: 87, to: 90 }, 'a newer one becomes the newer'],
  [{ from: 87, to: 91 }, 91, { from: undefined, to: 87 }, 'the newer is taken out'],
  [{ from: 87, to: 91 }, 87, { from: undefined, to: 91 }, 'the older is taken out'],
  [{ from: undefined, to: 87 }, 85, { from: 85, to: 87 }, 'beside one alone the older is the older'],
  [{ from: undefined, to: 87 }, 90, { from: 87, to: 90 }, 'beside one alone the newer is the newer'],
  [{ from: undefined, to: 87 }, 87, { from: undefined, to: 87 }, 'the last that is picked stays'],
  [NONE, 91, NONE, 'the last version is picked anyway'],
])('of %o a press on %i makes %o: %s', (before, picked, after) => {
  expect(pickVersion(before, picked, LAST)).toEqual(after);
});
