import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGameData, readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { BY_OPERATOR, deskOver, editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';
import { readFacts } from '../bases/facts.ts';
import { rowsInForce } from '../bases/rows-in-force.ts';
import { countDifference, differenceOf } from '../import/difference.ts';

let test: TestDatabase;
let desk: ReturnType<typeof deskOver>;
beforeEach(async () => {
  test = await createTestDatabase();
  await releaseSmallFacts(test.db, 1);
  desk = deskOver(test.db);
});
afterEach(() => test.drop());

const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
const edit = (...edits: ReturnType<typeof editOf>[]): FactChange => ({ act: 'edit', edits });
const itemOf = async (id = 1) => (await readGameData(test.db)).items.find((item) => item.id === id);
const versions = () => test.db.selectFrom('data_version').selectAll().orderBy('id').execute();
const overrides = () => test.db.selectFrom('game_override').selectAll().orderBy('id').execute();

/** The tables hold what bases and overrides come to. */
async function expectWhole(): Promise<void> {
  const facts = await readFacts(test.db);
  const { rows } = rowsInForce(facts);
  expect(countDifference(differenceOf(facts.stored, rows))).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(facts.last?.version).toBe((await readGameData(test.db)).version);
}

async function refusalOf(change: FactChange, by?: Parameters<typeof desk.do>[1]) {
  const [before, stored] = [await overrides(), await readStoredRows(test.db, { onlyActive: false })];
  const error = await desk.do(change, by).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect([await overrides(), await readStoredRows(test.db, { onlyActive: false })]).toEqual([before, stored]);
  return error as { code: string; message: string; data?: Record<string, unknown> } | undefined;
}

describe('a change of the facts', () => {
  it('of values is one version, with an override of each, and is in force at once', async () => {
    const changed = await desk.do(
      edit(editOf({ price: 20, desc: '작다' }), editOf({ name: '도토리 묵' }, { rowId: 2 })),
    );
    // The source of operators stands as soon as it is cited.
    expect(changed).toMatchObject({ version: 2, changes: { added: 1, changed: 2, removed: 0 } });
    expect([await itemOf(), await itemOf(2)]).toMatchObject([{ price: 20, desc: '작다' }, { name: '도토리 묵' }]);
    expect(await overrides()).toMatchObject([
      { entity: 'items', row_id: 1, field: 'price', value: 20, base: null, by: BY_OPERATOR.by, from_version: 2 },
      { field: 'desc', value: '작다', source: ['operator'], confidence: 'medium', at: BY_OPERATOR.at },
      { row_id: 2, field: 'name', value: '도토리 묵', base: '도토리묵', until_version: null },
    ]);
    const [before, version] = await versions();
    expect(version).toMatchObject({ origin: 'edit', note: BY_OPERATOR.note, bases: before?.bases, changed: 2 });
    await expectWhole();
  });

  it('to what is in force is none', async () => {
    expect(await desk.do(edit(editOf({ price: null, name: ' 도토리 ' })))).toMatchObject({
      version: null,
      changes: { added: 0, changed: 0, removed: 0 },
    });
    expect(await versions()).toHaveLength(1);
  });

  it('takes a row out and back, and one field back to its base', async () => {
    await desk.do(edit(editOf({ price: 20 })));
    expect(await desk.do({ act: 'remove', entity: 'items', rowId: 2, version: 1 })).toMatchObject({ version: 3 });
    expect(await itemOf(2)).toBeUndefined();
    await desk.do({ act: 'return', entity: 'items', rowId: 2, version: 3 });
    await desk.do({ act: 'unset', entity: 'items', rowId: 1, field: 'price', version: 2 });
    expect([(await itemOf(2))?.name, (await itemOf())?.price]).toEqual(['도토리묵', null]);
    expect((await overrides()).map(({ kind, until_version }) => [kind, until_version])).toEqual([
      ['field', 5],
      ['removed', 4],
    ]);
    await expectWhole();
  });

  it('adds a row with an id that no file gets, and says which', async () => {
    const fields = { code: 900, name: '호두', type: 6 };
    const add: FactChange = { act: 'add', entity: 'items', fields, source: ['operator'], confidence: 'medium' };
    expect(await desk.do(add)).toMatchObject({
      version: 2,
      changes: { added: 2, changed: 0, removed: 0 },
      addedRowId: 1_000_000,
    });
    expect(await itemOf(1_000_000)).toMatchObject({ name: '호두', source: ['operator'] });
    await expectWhole();
    expect(await refusalOf(add)).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path: 'fields' }] } });
  });

  it('decides conflicts by the value that was seen', async () => {
    await desk.do(edit(editOf({ price: 20 }), editOf({ price: 30 }, { rowId: 2 })));
    await releaseSmallFacts(test.db, 2, {
      items: [
        { ...acorn, price: 5 },
        { ...jelly, price: 6 },
      ],
    });
    const [mine, other] = (await overrides()).map(({ id }) => id);
    const decide = (id = 0, take: 'mine' | 'base', now: unknown): FactChange => ({
      act: 'decide',
      decisions: [{ id, take, now }],
    });
    expect(await refusalOf(decide(mine, 'mine', 4))).toMatchObject({
      data: { reason: 'CHANGED', current: { id: mine, now: 5, isOpen: true } },
    });
    expect(await refusalOf(decide(99, 'mine', 4))).toMatchObject({ code: 'NOT_FOUND' });
    await desk.do(decide(mine, 'mine', 5));
    await desk.do(decide(other, 'base', 6));
    expect([(await itemOf())?.price, (await itemOf(2))?.price]).toEqual([20, 6]);
    for (const id of [mine, other]) {
      expect(await refusalOf(decide(id, 'base', 5))).toMatchObject({
        data: { reason: 'CHANGED', current: { isOpen: false } },
      });
    }
    await expectWhole();
  });

  it.each<[what: string, change: FactChange, refusal: object]>([
    [
      'a field of the key',
      edit(editOf({ price: 3 }), editOf({ code: 5 }, { rowId: 2 })),
      { code: 'INVALID_INPUT', data: { reason: 'KEY_FIELD', issues: [{ path: 'edits.1.fields.code' }] } },
    ],
    [
      'numbers as text, unknown fields and a value out of range, all at once',
      edit(editOf({ price: '20', type: 12 }), editOf(JSON.parse('{"__proto__": 1, "was": "밤"}'), { rowId: 2 })),
      {
        code: 'INVALID_INPUT',
        data: {
          issues: [
            { path: 'edits.0.fields.price', message: '숫자여야 합니다' },
            { path: 'edits.0.fields.type', message: '11보다 큽니다' },
            { path: 'edits.1.fields.__proto__' },
            { path: 'edits.1.fields.was' },
          ],
        },
      },
    ],
    [
      'a value within a value',
      edit(editOf({ materials: [{ item: { ref: 'items', id: 1 }, quantity: 0 }] }, { entity: 'recipes' })),
      { data: { issues: [{ path: 'edits.0.fields.materials.0.quantity' }] } },
    ],
    [
      'a reference to nothing',
      edit(editOf({ map: { ref: 'maps', id: 99 } }, { entity: 'recipes' })),
      { data: { issues: [{ path: 'edits.0.fields.map', message: '가리키는 것이 없습니다' }] } },
    ],
    ['a row that there is not', edit(editOf({ price: 3 }, { rowId: 99 })), { code: 'NOT_FOUND' }],
    [
      'one field twice',
      edit(editOf({ price: 3 }), editOf({ price: 4 })),
      { data: { issues: [{ path: 'edits.1.fields.price', message: '같은 항목을 두 번 고칩니다' }] } },
    ],
    [
      'a name that another row has',
      edit(editOf({ price: 3 }, { rowId: 2 }), editOf({ name: '도토리묵' })),
      { data: { faultCount: 1, faults: [{ field: 'name', at: { entity: 'items', id: 2, name: '도토리묵' } }] } },
    ],
    ['an unknown source', edit(editOf({ price: 3 }, { source: ['hearsay'] })), { data: { faultCount: 1 } }],
    [
      'a new row without what it needs',
      { act: 'add', entity: 'items', fields: { code: 900, price: '1' }, source: ['operator'], confidence: 'low' },
      { data: { issues: [{ path: 'fields.price' }, { path: 'fields.name' }, { path: 'fields.type' }] } },
    ],
    [
      'a fourteenth region',
      { act: 'add', entity: 'regions', fields: { name: '달' }, source: ['operator'], confidence: 'low' },
      { code: 'INVALID_INPUT', message: '지역은 추가할 수 없습니다.' },
    ],
    ['the return of a row that is in', { act: 'return', entity: 'items', rowId: 1, version: 1 }, { code: 'NOT_FOUND' }],
    [
      'the way back of a field that nobody changed',
      { act: 'unset', entity: 'items', rowId: 1, field: 'price', version: 1 },
      { code: 'NOT_FOUND' },
    ],
  ])('refuses %s and writes nothing', async (_, change, refusal) => {
    expect(await refusalOf(change)).toMatchObject(refusal);
  });

  it('refuses fields and rows above the level of the operator', async () => {
    const opened = edit(editOf({ opened: false }, { entity: 'dungeons' }));
    const url = edit(editOf({ url: 'https://a.example' }, { entity: 'sources' }));
    const remove: FactChange = { act: 'remove', entity: 'items', rowId: 2, version: 1 };
    const needs = async (change: FactChange, level: 1 | 2 | 3) => (await refusalOf(change, { level }))?.data?.needs;
    expect(await needs(opened, 3)).toBe(2);
    expect([await needs(url, 3), await needs(url, 2)]).toEqual([1, 1]);
    expect(await needs(remove, 3)).toBe(2);
    await desk.do(opened, { level: 2 });
    await desk.do(url, { level: 1 });
    const unset: FactChange = { act: 'unset', entity: 'sources', rowId: 1, field: 'url', version: 3 };
    expect(await needs(unset, 2)).toBe(1);
  });

  it.each<[what: string, then: FactChange]>([
    ['by another edit', edit(editOf({ desc: '작다' }))],
    ['and taken back', { act: 'unset', entity: 'items', rowId: 1, field: 'price', version: 2 }],
    ['and taken out', { act: 'remove', entity: 'items', rowId: 1, version: 2 }],
  ])('refuses a row that was changed since it was seen, %s, and says how it stands', async (_, then) => {
    await desk.do(edit(editOf({ price: 20 })));
    await desk.do(then.act === 'edit' ? edit(editOf({ desc: '작다' }, { version: 2 })) : then);
    for (const version of [1, 2]) {
      expect(await refusalOf(edit(editOf({ price: 30 }, { version })))).toMatchObject({
        code: 'CONFLICT',
        data: { reason: 'CHANGED', current: { entity: 'items', rowId: 1, version: 3, values: expect.any(Object) } },
      });
    }
    await desk.do(edit(editOf({ price: 30 }, { rowId: 2 })));
  });

  it('refuses a row that a release changed since it was seen, and no other one', async () => {
    await releaseSmallFacts(test.db, 2, { items: [{ ...acorn, price: 5 }, jelly] });
    expect(await refusalOf(edit(editOf({ price: 30 })))).toMatchObject({
      data: { reason: 'CHANGED', current: { version: 2, values: { price: 5 } } },
    });
    await desk.do(edit(editOf({ price: 30 }, { rowId: 2 }), editOf({ price: 30 }, { version: 2 })));
  });

  it('of two operators at once on one row is that of the first, and on two rows both', async () => {
    const set = (price: number, rowId = 1) => desk.do(edit(editOf({ price }, { rowId })));
    const results = await Promise.allSettled([set(20), set(30), set(40, 2)]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'CONFLICT', data: { reason: 'CHANGED' } } }]);
    expect((await versions()).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await itemOf(2))?.price).toBe(40);
    await expectWhole();
  });
});

describe('the check of edits', () => {
  it('says what would become of them, whose they replace and which change nothing', async () => {
    await desk.do(edit(editOf({ price: 20 })));
    const version = 2;
    expect(await desk.check(edit(editOf({ price: 30, type: 6 }, { version })))).toEqual({
      ...{ checked: expect.any(Number), milliseconds: expect.any(Number), faults: [], faultCount: 0 },
      changes: { added: 0, changed: 1, removed: 0 },
      replaced: [{ entity: 'items', rowId: 1, field: 'price', by: BY_OPERATOR.by, at: BY_OPERATOR.at.toISOString() }],
      unchanged: [{ entity: 'items', rowId: 1, field: 'type' }],
    });
    expect(await desk.check(edit(editOf({ name: '도토리묵' }, { version })))).toMatchObject({
      faultCount: 1,
      faults: [{ field: 'name', reason: expect.stringContaining('겹칩니다'), at: { id: 1, name: '도토리' } }],
    });
    expect(await versions()).toHaveLength(2);
    await expect(desk.check(edit(editOf({ price: 30 })))).rejects.toMatchObject({ data: { reason: 'CHANGED' } });
  });
});
