import { describe, expect, it } from 'vitest';
import { IMPORTED_TABLES } from '#features/game-data/imported-tables.ts';
import { checkSources } from '../import/check.ts';
import { nextRows, noStoredRows } from '../import/identify.ts';
import { readSourceFolder } from '../import/read.ts';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import type { BaseRow } from '../layers/layer.ts';
import { ENTITIES, hashRows, packRows, readableRows, toBaseRows, unpackRows } from './base-rows.ts';
import { rowsFromTables } from './rows-from-tables.ts';
import { rowsInForce } from './rows-in-force.ts';

const checked = checkSources(await readSourceFolder(PROJECT_SOURCES));
const stored = noStoredRows();
const { rows } = nextRows(checked.drafts, stored);
const bases = toBaseRows(checked, rows);

describe("rows of tables, turned back into the files' form", () => {
  const back = rowsFromTables(rows);

  // The tables have no quests but the proposals.
  it.each(ENTITIES.filter((entity) => entity !== 'quests'))('are those of the file %s', (entity) => {
    const of = (list: readonly BaseRow[] | undefined) => (list ?? []).toSorted((a, b) => a.id - b.id);
    expect(of(bases[entity]).length).toBeGreaterThan(0);
    expect(of(back[entity])).toEqual(of(bases[entity]));
  });

  it('are the proposed quests with a source that stands for the one that no table has', () => {
    const proposed = checked.quests.filter(({ isProposal }) => isProposal);
    const texts = (list: readonly { key?: string | undefined; content: string }[]) =>
      list.map(({ key, content }) => ({ key, content }));
    expect(texts(back.quests?.map(({ row }) => row) ?? [])).toEqual(texts(proposed));
    expect(readableRows('quests', back.quests ?? [])).toHaveLength(proposed.length);
  });

  it('make the same rows of tables again', () => {
    const again = rowsInForce({ bases: back, overrides: [], stored });
    const byId = (list: readonly { id: number }[]) => list.toSorted((a, b) => a.id - b.id);
    for (const table of IMPORTED_TABLES) expect([table, byId(again.rows[table])]).toEqual([table, byId(rows[table])]);
  });
});

describe('a stored set', () => {
  const items = bases.items ?? [];

  it('holds its rows, whose hash does not hang on the order of fields', async () => {
    const read = await unpackRows(await packRows(items));
    expect(readableRows('items', read)).toEqual(items);
    const [first, ...others] = items;
    const turned = Object.fromEntries(Object.entries(first?.row ?? {}).toReversed());
    expect(hashRows([{ ...first, row: turned } as BaseRow, ...others])).toBe(hashRows(items));
    expect(hashRows(others)).not.toBe(hashRows(items));
  });

  it('gets the fields that its schema has got since, and is unreadable where that refuses a row', () => {
    const [first] = items;
    const { disagreements: _, ...older } = first?.row ?? { disagreements: [] };
    expect(readableRows('items', [{ id: 1, key: '1', row: older } as BaseRow])?.[0]?.row).toMatchObject({
      disagreements: [],
    });
    expect(readableRows('items', [{ id: 1, key: '1', row: { ...older, type: 77 } } as BaseRow])).toBeUndefined();
  });
});
