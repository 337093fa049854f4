import { beforeAll, describe, expect, it } from 'vitest';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { type FileRows, LayeredFacts } from '#tests/support/layered-facts.ts';
import { ENTITIES } from '../bases/base-rows.ts';
import { readSourceFolder } from '../import/read.ts';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import type { Edit } from '../layers/edits.ts';
import { writeFactsFile } from './export-file.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { readImportedFiles } from './imported-files.ts';
import { writeOverridesFile } from './overrides-file.ts';
import { planFilesOf } from './plan-import.ts';
import { valueDifferences } from './value-differences.ts';

// The facts of the project, with operators' edits above them, taken away as files and brought back.

const EVERY = 131;
const BY = { by: '00000000-0000-4000-8000-0000000000aa', at: new Date('2026-11-20T03:00:00.000Z') };
const OPERATOR = { source: ['operator'], confidence: 'low' } as const;

const files = await readSourceFolder(PROJECT_SOURCES);
let snapshot: FactsSnapshot;

function someEdits({ layers }: LayeredFacts): Edit[] {
  const some = (['items', 'dungeons', 'monsters', 'skills', 'maps', 'people'] as const).flatMap((entity) =>
    (layers.inForce[entity] as readonly { id: number; row: { name: string } }[])
      .filter((_, index) => index % EVERY === 0)
      .map(
        ({ id, row }): Edit => ({ act: 'set', entity, rowId: id, fields: { name: `${row.name} 새로` }, ...OPERATOR }),
      ),
  );
  const lastItem = layers.inForce.items?.at(-1)?.id ?? 0;
  return [
    ...some,
    { act: 'add', entity: 'items', fields: { name: '시험용 밤', code: 987_654, type: 6 }, ...OPERATOR },
    { act: 'remove', entity: 'items', rowId: lastItem },
  ];
}

beforeAll(() => {
  const facts = new LayeredFacts();
  const rows = files.map(({ entity, rows: own }) => [entity, own.map(({ value }) => value as object)]);
  expect(facts.release(Object.fromEntries(rows) as FileRows)).toEqual({ isDone: true });
  expect(facts.edit(someEdits(facts))).toEqual({ isDone: true });
  const { stored, bases, overrides, layers, version } = facts;
  const standing = new Map(ENTITIES.map((entity) => [entity, { follows: 'project', setId: null, newestSetId: null }]));
  const last = { id: version, source_hash: '' };
  snapshot = { version, layers, facts: { stored, standing, bases, overrides, last, isStored: true } as never };
});

function bringBack(name: string, text: string, mode: 'merge' | 'replace') {
  const bytes = new TextEncoder().encode(text);
  const read = readImportedFiles({ ...BY, mode, fileName: name, contentType: '', bytes });
  expect([name, read.faults]).toEqual([name, []]);
  return read;
}

async function changesOf(mode: 'merge' | 'replace', read: ReturnType<typeof bringBack>[]) {
  const all = { files: read.flatMap((one) => one.files), removed: read.flatMap((one) => one.removed) };
  const { planned, layers } = await planFilesOf(snapshot, mode, all, BY);
  return { planned, differences: valueDifferences(snapshot.layers, layers) };
}

const NOTHING = { added: 0, changed: 0, removed: 0 };

describe('facts that are taken away as files and brought back', () => {
  async function expectNoChange(format: 'csv' | 'json'): Promise<void> {
    const read = ENTITIES.filter((entity) => (snapshot.layers.inForce[entity]?.length ?? 0) > 0).flatMap((entity) => {
      const text = writeFactsFile(snapshot, entity, format);
      return text === undefined ? [] : [bringBack(`${entity}.${format}`, text, 'merge')];
    });
    const editable = read.filter(({ entity }) => isEntityName(entity ?? ''));
    expect(editable).toHaveLength(14);
    const { planned, differences } = await changesOf('merge', editable);
    expect([differences, planned.begun, planned.ended, planned.counts]).toEqual([[], [], [], NOTHING]);
  }

  it('change nothing when they are merged as CSV', () => expectNoChange('csv'));
  it('change nothing when they are merged as JSON', { tags: 'sweep' }, () => expectNoChange('json'));

  it('change nothing when they replace the bases', { tags: 'sweep' }, async () => {
    const read = ENTITIES.filter((entity) => (snapshot.layers.inForce[entity]?.length ?? 0) > 0).map((entity) => {
      const csv = writeFactsFile(snapshot, entity, 'csv');
      const json = writeFactsFile(snapshot, entity, 'json') ?? '';
      return bringBack(`${entity}.${csv === undefined ? 'json' : 'csv'}`, csv ?? json, 'replace');
    });
    expect(read.length).toBeGreaterThan(20);
    const { planned, differences } = await changesOf('replace', read);
    expect(differences).toEqual([]);
    // Renamed rows are known by their new names from now on.
    const changed = Object.values(planned.difference).flatMap((of) => of.changed.flatMap(({ fields }) => fields));
    expect([...new Set(changed.map(({ column }) => column))]).toEqual(['key']);
    expect(planned.counts).toMatchObject({ added: 0, removed: 0 });
    expect(planned.bases.every(({ follows }) => follows === 'own')).toBe(true);
  });

  it('change nothing as overrides alone', async () => {
    const text = writeOverridesFile(snapshot);
    const file = JSON.parse(text) as { rows: Record<string, unknown[]>; removed: unknown[] };
    expect(file.rows.items?.at(-1)).toMatchObject({ id: 1_000_000, name: '시험용 밤', code: 987_654 });
    expect(file.removed).toHaveLength(1);
    const { planned, differences } = await changesOf('merge', [bringBack('overrides (2).json', text, 'merge')]);
    expect([differences, planned.begun, planned.ended]).toEqual([[], [], []]);
  });
});
