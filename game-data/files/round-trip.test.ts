import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../import/parse-rows.ts';
import { readSourceFolder } from '../import/read.ts';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import { type Entity, ROW_SCHEMAS, type SourceRow } from '../import/source-rows.ts';
import { shapeOf } from './match-columns.ts';
import { readUpload } from './read-upload.ts';
import { writeCsv, writeJson } from './write-file.ts';

type Row = SourceRow<Entity>;

const project = await readSourceFolder(PROJECT_SOURCES);
const ROWS = new Map(project.map((raw) => [raw.entity, parseFile(raw.entity, raw, () => {}).checked]));
const ENTITIES = (Object.keys(ROW_SCHEMAS) as Entity[]).filter((entity) => ROWS.has(entity));
const rowsOf = (entity: Entity): Row[] => ROWS.get(entity)?.map(({ value }) => value) ?? [];

/** The rows of a file, as an import takes them; a fault is thrown. */
function importFile(name: string, text: string): Row[] {
  const { file, faults, entity } = readUpload({ name, bytes: new TextEncoder().encode(text) });
  if (file === null || entity === null) throw new Error(JSON.stringify(faults[0]));
  const { checked } = parseFile(entity, file, (issue) => {
    throw new Error(JSON.stringify(issue));
  });
  return checked.map(({ value }) => value);
}

function expectSame(entity: Entity, rows: readonly Row[]): void {
  const csv = writeCsv(entity, rows);
  // As text: of thousands of rows that is compared much faster.
  const text = JSON.stringify(rows);
  if (csv === undefined) expect(shapeOf(entity)).toBeUndefined();
  else expect(JSON.stringify(importFile(`${entity}.csv`, csv))).toBe(text);
  expect(JSON.stringify(importFile(`${entity}.json`, writeJson(entity, rows)))).toBe(text);
}

const HOSTILE = [
  '=1+1',
  "'=1+1",
  '\'\'=HYPERLINK("http://a")',
  '+5',
  '-44',
  '-가',
  '@SUM(A1)',
  "'",
  "'밤",
  '도토리*10',
  '도토리*10;토끼고기*5',
  '밤; 대추',
  ';',
  '*',
  '[1]',
  '["밤"]',
  '{}',
  'true',
  'null',
  '007',
  '1,000',
  '따옴표 "둘"',
  '"',
  '첫 줄\n둘째 줄',
  '쉼표, 그리고 ;',
  '__proto__',
  'constructor',
  '\u1112\u1161\u11ab',
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }));
const hostileNumber = fc.oneof(
  fc.constantFrom(0, 1, 100, 2_000_000_000),
  fc.constantFrom(1.5e-7, 0.1, 99.999),
  fc.nat(),
);

/** Puts texts and numbers of its own in place of all of a row's, at any depth, and empties some of its lists. */
function hostileValue(value: unknown, take: { text(): string; number(): number; flag(): boolean }): unknown {
  if (typeof value === 'string') return take.text();
  if (typeof value === 'number') return take.flag() ? take.number() : value;
  if (Array.isArray(value)) return take.flag() ? [] : value.map((one) => hostileValue(one, take));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostileValue(inner, take)]));
}

/** A row with as many hostile values as its schema lets pass. */
function hostileRow(entity: Entity, row: Row, gen: fc.GeneratorValue): Row {
  const take = {
    text: () => gen(() => hostileText),
    number: () => gen(() => hostileNumber),
    flag: () => gen(fc.boolean),
  };
  let own = row;
  for (const [name, value] of Object.entries(row)) {
    const changed = { ...own, [name]: hostileValue(value, take) };
    const raw = { entity, file: '', rows: [{ row: 1, value: changed }] };
    const [parsed] = parseFile(entity, raw, () => {}).checked;
    if (parsed !== undefined) own = parsed.value;
  }
  return own;
}

describe('a file that is taken away and brought back', () => {
  it.each(ENTITIES)('changes nothing in the facts of the project: %s', (entity) => {
    expect(rowsOf(entity).length).toBeGreaterThan(0);
    expectSame(entity, rowsOf(entity));
  });

  it.each(ENTITIES)('changes nothing whatever its texts: %s', (entity) => {
    const rows = rowsOf(entity);
    let changed = 0;
    const property = fc.property(
      fc.gen(),
      fc.array(fc.nat(rows.length - 1), { minLength: 1, maxLength: 3 }),
      (gen, picked) => {
        const before = picked.flatMap((index) => rows[index] ?? []);
        const own = before.map((row) => hostileRow(entity, row, gen));
        changed += own.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).length;
        expectSame(entity, own);
      },
    );
    fc.assert(property, { numRuns: 20 });
    expect(changed).toBeGreaterThan(15);
  });

  it('has what a spreadsheet would compute as a text, and lists as people write them', () => {
    const [skill] = rowsOf('skills') as SourceRow<'skills'>[];
    if (skill === undefined) throw new Error('no skill');
    const stack = (item: string, quantity: number) => ({ item, quantity });
    const rows = [
      { ...skill, name: '=1+1', reqExp: 5, reqItems: [stack('도토리', 10), stack('토끼고기', 5)] },
      { ...skill, name: '-5', effect: '-5만큼', reqItems: [stack('밤;대추', 1)] },
    ];
    const lines = (writeCsv('skills', rows) ?? '').split('\r\n');
    expect(lines[0]?.startsWith('\uFEFFid,source,confidence,name,reqJobs')).toBe(true);
    expect(lines[1]).toContain(",'=1+1,0,");
    expect(lines[1]).toContain(',도토리*10;토끼고기*5,5,');
    expect(lines[2]).toContain(',-5,0,');
    expect(lines[2]).toContain(",'-5만큼,");
    expect(lines[2]).toContain('"[{""item"":""밤;대추"",""quantity"":1}]"');
  });
});
