import { beforeAll, describe, expect, it } from 'vitest';
import { checkSources } from '#game-data/import/check.ts';
import { countDifference, differenceOf } from '#game-data/import/difference.ts';
import { nextRows, noStoredRows } from '#game-data/import/identify.ts';
import { readSourceFolder } from '#game-data/import/read.ts';
import { asIfStored, PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import type { Entity } from '#game-data/import/source-rows.ts';
import { type FileRows, LayeredFacts } from '#tests/support/layered-facts.ts';
import type { Edit } from './edits.ts';
import { backToVersion } from './going-back.ts';

const OPERATOR = { source: ['operator'], confidence: 'low' as const };
const EVERY = 97;

let facts: LayeredFacts;
const files = await readSourceFolder(PROJECT_SOURCES);

beforeAll(() => {
  const release = Object.fromEntries(
    files.map(({ entity, rows }) => [entity, rows.map(({ value }) => value as object)]),
  ) as FileRows;
  facts = new LayeredFacts();
  expect(facts.release(release)).toEqual({ isDone: true });
});

const count = (entity: Entity) => facts.layers.inForce[entity]?.length ?? 0;

describe("the project's facts in layers", () => {
  it('are without overrides what an import makes of them', () => {
    const { drafts, renamings } = checkSources(files);
    const imported = asIfStored(nextRows(drafts, noStoredRows(), renamings).rows, new Date(0));
    const { rows, sleeping, issues } = facts.layers;
    expect([issues, sleeping, rows && countDifference(differenceOf(imported, rows))]).toEqual([
      [],
      [],
      { added: 0, changed: 0, removed: 0 },
    ]);
  });

  it('keep every reference when each row of a kind is renamed, and are again what they were', () => {
    const before = facts.layers;
    const named = (['items', 'dungeons', 'monsters', 'skills'] as const).flatMap((entity) =>
      (facts.layers.inForce[entity] as readonly { id: number; row: { name: string } }[])
        .filter((_, index) => index % EVERY === 0)
        .map(
          ({ id, row }): Edit => ({ act: 'set', entity, rowId: id, fields: { name: `${row.name} 새로` }, ...OPERATOR }),
        ),
    );
    expect(facts.edit(named)).toEqual({ isDone: true });
    const { rows } = facts.layers;
    const references = (of: typeof rows) => [
      of?.monster_drop.map(({ id, key, item_id, monster_id }) => [id, key, item_id, monster_id]),
      of?.recipe_material.map(({ id, key, item_id, recipe_id }) => [id, key, item_id, recipe_id]),
      of?.skill.map(({ req_items }) => req_items),
      of?.dungeon.map(({ id, key, part_of, monster_ids }) => [id, key, part_of, monster_ids]),
    ];
    expect(references(rows)).toEqual(references(before.rows));
    facts.change(backToVersion(facts.overrides, 1, facts.context()));
    expect(facts.layers.rows).toEqual(before.rows);
  });

  it('lose a map with all that stands on it, and have all again', () => {
    const before = facts.layers;
    const [map] = facts.layers.inForce.dungeons?.[0]?.row.maps ?? [];
    const rowId = facts.layers.inForce.maps?.find(({ row }) => row.code === map)?.id ?? 0;
    facts.edit([{ act: 'remove', entity: 'maps', rowId }]);
    const kinds = new Set(facts.layers.sleeping.map(({ entity }) => entity));
    expect(kinds).toContain('dungeons');
    const others = facts.layers.inForce.people?.filter(({ row }) => row.map === map);
    expect(others).toEqual([]);
    expect(count('maps') + facts.layers.sleeping.filter(({ entity }) => entity === 'maps').length).toBe(
      (before.inForce.maps?.length ?? 0) - 1,
    );
    facts.edit([{ act: 'return', entity: 'maps', rowId }]);
    expect(facts.layers.rows).toEqual(before.rows);
  });
});
