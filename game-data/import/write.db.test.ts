import { expect, it } from 'vitest';
import { readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import { testDatabase } from '#tests/support/database.ts';
import { releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';
import { differenceOf } from './difference.ts';
import type { NextRows } from './identify.ts';
import { writeDifference } from './write.ts';

const test = testDatabase();

it('writes rows that take the keys and codes of each other, in a circle or one after the other', async () => {
  const maps = SMALL_FACTS.maps?.concat({ id: 2, code: '8', name: '동굴', kind: 'dungeon' }) ?? [];
  const items = SMALL_FACTS.items?.concat({ id: 3, code: 300, name: '밤', type: 6 }) ?? [];
  await releaseSmallFacts(test.db, 1, { maps, items });
  const stored = await readStoredRows(test.db, { onlyActive: false });
  const mapCodes: Record<number, string> = { 1: '8', 2: '7' };
  const itemCodes: Record<number, number> = { 1: 200, 2: 300, 3: 999_999_999 };
  const next = {
    ...stored,
    map: stored.map.map((row) => ({ ...row, code: mapCodes[row.id] ?? '', key: mapCodes[row.id] ?? '' })),
    item: stored.item.map((row) => ({ ...row, code: itemCodes[row.id] ?? 0, key: `${itemCodes[row.id]}` })),
  };
  await test.db.transaction().execute((db) => writeDifference(db, differenceOf(stored, next as unknown as NextRows)));
  const after = await readStoredRows(test.db, { onlyActive: false });
  expect(after.map.map(({ id, code, key }) => [id, code, key])).toEqual([
    [1, '8', '8'],
    [2, '7', '7'],
  ]);
  expect(after.item.map(({ id, code, key }) => [id, code, key])).toEqual([
    [1, 200, '200'],
    [2, 300, '300'],
    [3, 999_999_999, '999999999'],
  ]);
});
