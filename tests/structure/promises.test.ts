import { expect, it } from 'vitest';
import { promisedIn, promiseTable, rowsOf, storedRows } from './promises.ts';

it('the table of promises in docs/how-to.md is the one that the journeys make (npm run promises)', () => {
  expect(storedRows()).toEqual(rowsOf(promiseTable()));
});

it('reads titles, groups and the tag of the gate', () => {
  const text = `
    test.describe('a party', () => {
      test('ends', { tag: '@gate' }, async () => {});
      for (const name of NAMES) test(\`is \${name}\`, async () => {});
    });`;
  expect(promisedIn('tests/e2e/journeys/a.e2e.ts', text)).toEqual([
    { part: 'journeys', titles: ['a party', 'ends'], isInGate: true },
    { part: 'journeys', titles: ['a party', 'is {name}'], isInGate: false },
  ]);
});

it('reads the tag of the sweep of a test, and of the group around it', () => {
  const text = `
    describe.runIf(IS_ROOT)('a server', { tags: 'sweep' }, () => it('ends', async () => {}));
    it.each(ROWS)('begins', { tags: 'sweep' }, async () => {});
    it('waits', async () => {});`;
  expect(promisedIn('src/a.db.test.ts', text)).toEqual([
    { part: 'tests', titles: ['a server', 'ends'], isInGate: false },
    { part: 'tests', titles: ['begins'], isInGate: false },
    { part: 'tests', titles: ['waits'], isInGate: true },
  ]);
});
