import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { isAppError } from '#shared/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { BY_OPERATOR, deskOver, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { deleteImportsBefore } from './import.repository.ts';

let test: TestDatabase;
let db: Db;
let desk: ReturnType<typeof deskOver>;
beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  desk = deskOver(db);
  await releaseSmallFacts(db, 1);
});
afterAll(() => test.drop());

const OPERATOR = String(BY_OPERATOR.by);
const HEAD = 'id,code,name,type,price,source,confidence\r\n';
const bytesOf = (text: string) => new TextEncoder().encode(text);

const upload = (text: string | Uint8Array, parts: Partial<Parameters<typeof desk.upload>[0]> = {}) =>
  desk.upload({
    ...{ by: OPERATOR, at: BY_OPERATOR.at, mode: 'merge', fileName: 'items.csv', contentType: 'text/csv' },
    bytes: typeof text === 'string' ? bytesOf(text) : text,
    ...parts,
  });
const apply = (importId: number, version: number, by = {}) => desk.do({ act: 'import', importId, version }, by);
const rowsOf = async (entity: string) =>
  JSON.parse((await desk.file(entity, 'json')) ?? '[]') as Record<string, unknown>[];

async function refusal(doing: Promise<unknown>): Promise<unknown> {
  const error = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isAppError(error)) throw error ?? new Error('It was not refused.');
  return { code: error.code, ...error.data };
}

describe('an uploaded file', () => {
  it('that is merged makes overrides of the cells that differ, once and by whom it was uploaded', async () => {
    const read = await upload(`${HEAD}1,100,도토리,6,70,seen,medium\r\n,300,밤,6,5,seen,medium\r\n`);
    expect(read).toMatchObject({ entity: 'items', rows: 2, version: 1, faults: [], faultCount: 0, differenceCount: 2 });
    expect(read.difference).toMatchObject([
      { entity: 'items', rowId: 1, name: '도토리', field: 'price', before: '–', after: '70전' },
      { entity: 'items', rowId: 1_000_000, name: '밤', field: null, kind: 'added' },
    ]);
    expect(Date.parse(read.until) - Date.parse(read.at)).toBe(24 * HOUR_MS);
    const other = '00000000-0000-4000-8000-0000000000bb';
    const late = new Date(BY_OPERATOR.at.getTime() + 24 * HOUR_MS);
    expect(await refusal(apply(read.id, 1, { by: other }))).toEqual({ code: 'NOT_FOUND' });
    expect(await refusal(apply(read.id, 1, { at: late }))).toEqual({ code: 'NOT_FOUND' });
    expect(await desk.findImport(read.id, other, BY_OPERATOR.at)).toBeUndefined();
    expect(await desk.findImport(read.id, OPERATOR, late)).toBeUndefined();
    expect(await refusal(apply(read.id, 9))).toMatchObject({ reason: 'CHANGED', current: { version: 1 } });
    expect(await apply(read.id, 1)).toMatchObject({ version: 2 });
    expect(await desk.findImport(read.id, OPERATOR, BY_OPERATOR.at)).toMatchObject({
      appliedAt: BY_OPERATOR.at.toISOString(),
      differenceCount: 2,
    });
    expect(await refusal(apply(read.id, 2))).toEqual({ code: 'CONFLICT', reason: 'APPLIED' });
    expect(await rowsOf('items')).toMatchObject([{ price: 70 }, { id: 2 }, { id: 1_000_000, name: '밤', price: 5 }]);
    expect((await desk.versions({ limit: 1 }))[0]).toMatchObject({ origin: 'upload', by: OPERATOR });
    const overrides = await db.selectFrom('game_override').select(['kind', 'field', 'source']).orderBy('id').execute();
    expect(overrides).toEqual([
      { kind: 'added', field: null, source: ['seen'] },
      { kind: 'field', field: 'price', source: ['operator'] },
    ]);
  });

  it('says that a cell is not known by leaving it empty, and nothing by leaving out its column', async () => {
    const { version } = await desk.bases();
    const read = await upload('code,price\n100,\n');
    expect(read.difference).toMatchObject([{ rowId: 1, field: 'price', before: '70전', after: '–' }]);
    await apply(read.id, version);
    expect(await rowsOf('items')).toMatchObject([{ id: 1, name: '도토리' }, {}, {}]);
    expect((await rowsOf('items'))[0]?.price).toBeUndefined();
    const running = db.selectFrom('game_override').selectAll().where('field', '=', 'price');
    expect(await running.where('until_version', 'is', null).execute()).toEqual([]);
  });

  it('that was read before something changed is read again', async () => {
    const read = await upload('code,price\n100,9\n');
    const rest = await upload('code,price\n200,8\n');
    await apply(rest.id, rest.version);
    expect(await refusal(apply(read.id, read.version))).toMatchObject({ reason: 'CHANGED' });
    expect(await refusal(apply(read.id, read.version + 1))).toMatchObject({ reason: 'CHANGED' });
  });

  it('that replaces is the own base of its entity, which misses what releases bring', async () => {
    const { version } = await desk.bases();
    const read = await upload(`${HEAD}1,100,도토리,6,71,seen,medium\r\n2,200,도토리묵,6,,seen,medium\r\n`, {
      mode: 'replace',
    });
    expect(read).toMatchObject({ mode: 'replace', faultCount: 0 });
    await apply(read.id, version);
    const { bases } = await desk.bases();
    expect(bases.find(({ entity }) => entity === 'items')).toMatchObject({ follows: 'own', release: null });
    expect(bases.filter(({ follows }) => follows === 'own')).toHaveLength(1);
    expect((await rowsOf('items'))[0]).toMatchObject({ id: 1, price: 71 });
  });

  it.each<[string, string | Uint8Array, object, object]>([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      {},
      { faults: [{ reason: expect.stringContaining('그림') }] },
    ],
    [
      'another encoding',
      new Uint8Array([0x63, 0x6f, 0x64, 0x65, 0x0a, 0xb0, 0xa1]),
      {},
      { offeredEncoding: 'euc-kr', faultCount: 1 },
    ],
    ['letters that nothing can store', 'code,a\0b\n100,1\n', {}, { unknownColumns: ['ab'], faultCount: 1 }],
    ['no header', '1,100,도토리\n', {}, { faultCount: 1 }],
    ['a column twice', 'code,price,price\n100,1,2\n', {}, { faultCount: 1 }],
    [
      'another entity',
      'dungeon,monster,item,source,confidence\na,b,c,seen,low\n',
      {},
      { fits: 'drops', faultCount: 1 },
    ],
    ['an unknown entity', 'code\n1\n', { entity: 'trades' }, { faultCount: 1 }],
    ['an unknown name', 'code\n1\n', { fileName: '자료.csv' }, { entity: null, faultCount: 1 }],
    ['a sheet that is merged', '[]', { fileName: 'formulas.json' }, { entity: 'formulas', faultCount: 1 }],
    [
      'a number as text',
      '[{"code":100,"price":"비쌈"}]',
      { fileName: 'items.json' },
      { faults: [{ row: 1, field: 'price' }] },
    ],
    [
      'a bad row among good ones',
      `${HEAD}${'1,100,도토리,6,70,seen,medium\r\n'}2,200,도토리묵,6,-5,seen,medium\r\n`,
      {},
      { faults: [{ file: 'items.csv', row: 3, field: 'price' }] },
    ],
    ['the key of a row', 'id,code\n1,101\n', {}, { faults: [{ row: 2, field: 'code' }] }],
    ['a row twice', 'code,price\n100,1\n100,2\n', {}, { faults: [{ row: 3, reason: '같은 줄이 두 번 있습니다' }] }],
    [
      'a reference that leads nowhere',
      'dungeon,name,exp,sortOrderInDungeon,source,confidence\n없는굴,곰,1,1,seen,low\n',
      { fileName: 'monsters.csv' },
      { faults: [{ row: 2, field: 'dungeon' }] },
    ],
    ['no overrides', '[]', { fileName: 'overrides.json' }, { entity: 'overrides', faultCount: 1 }],
    [
      'overrides that replace',
      '{"rows":{}}',
      { fileName: 'overrides.json', mode: 'replace' },
      { entity: 'overrides', faultCount: 1 },
    ],
    [
      'a fault of the whole check',
      `${HEAD}1,100,도토리,6,70,seen,medium\r\n2,100,도토리묵,6,,seen,medium\r\n`,
      { mode: 'replace' },
      { faults: [{ row: 3, field: 'code' }] },
    ],
  ])('with %s says so, and there is nothing to apply', async (_, content, parts, expected) => {
    const { version } = await desk.bases();
    const read = await upload(content, parts);
    expect(read).toMatchObject({ ...expected, differenceCount: 0 });
    expect(read.faultCount).toBeGreaterThan(0);
    expect(await refusal(apply(read.id, version))).toEqual({ code: 'INVALID_INPUT' });
    expect((await desk.bases()).version).toBe(version);
  });

  it('is gone after a day', async () => {
    const read = await upload('code,price\n100,9\n');
    expect(await deleteImportsBefore(db, new Date(BY_OPERATOR.at.getTime() - 1))).toBe(0);
    expect(await deleteImportsBefore(db, BY_OPERATOR.at)).toBeGreaterThan(10);
    expect(await desk.findImport(read.id, OPERATOR, BY_OPERATOR.at)).toBeUndefined();
  });
});
