import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { isAppError } from '#shared/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { BY_OPERATOR, deskOver, editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';

let test: TestDatabase;
let db: Db;
let desk: ReturnType<typeof deskOver>;
beforeEach(async () => {
  test = await createTestDatabase();
  db = test.db;
  desk = deskOver(db);
  await releaseSmallFacts(db, 1);
});
afterEach(() => test.drop());

const OTHER = '00000000-0000-4000-8000-0000000000bb';
const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
const priced = (price: number) => ({ items: [{ ...acorn, price }, jelly] });

async function lastVersion(): Promise<number> {
  const [last] = await desk.versions({ limit: 1 });
  return last?.id ?? 0;
}

const edit = async (fields: Record<string, unknown>, parts = {}, by = {}) =>
  desk.do({ act: 'edit', edits: [editOf(fields, { version: await lastVersion(), ...parts })] }, by);

async function presentValue(entity: 'items' | 'monsters', id: number, field: string): Promise<unknown> {
  const rows = JSON.parse((await desk.file(entity, 'json')) ?? '[]') as Record<string, unknown>[];
  return rows.find((row) => row.id === id)?.[field] ?? null;
}

async function refusal(doing: Promise<unknown>): Promise<unknown> {
  const error = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isAppError(error)) throw error ?? new Error('It was not refused.');
  return { code: error.code, ...error.data };
}

const back = async (to: number, scope: Parameters<typeof desk.planBack>[1], by = {}) =>
  desk.do({ act: 'back', to, scope, version: await lastVersion() }, by);

describe('versions', () => {
  it('are listed with the release that they applied, and compared by the values that differ', async () => {
    await edit({ price: 50 });
    await releaseSmallFacts(db, 2, { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: 12 }] });
    await edit({ price: 60 }, {}, { by: OTHER });
    const versions = await desk.versions({ limit: 10 });
    expect(versions.map(({ id, origin, release, by }) => [id, origin, release, by])).toEqual([
      [4, 'edit', null, OTHER],
      [3, 'project', 2, null],
      [2, 'edit', null, BY_OPERATOR.by],
      [1, 'project', 1, null],
    ]);
    expect((await desk.versions({ limit: 1, before: 3 })).map(({ id }) => id)).toEqual([2]);
    const whole = await desk.difference(4, 1);
    expect(whole).toMatchObject({ isReadable: true, from: { id: 1 }, to: { id: 4 } });
    expect(whole.counts).toEqual([
      { entity: 'monsters', count: 1 },
      { entity: 'items', count: 1 },
    ]);
    expect(whole.rows).toEqual([
      {
        entity: 'monsters',
        rowId: 1,
        name: '다람쥐',
        field: 'exp',
        kind: 'changed',
        before: '10',
        after: '12',
        by: null,
      },
      {
        entity: 'items',
        rowId: 1,
        name: '도토리',
        field: 'price',
        kind: 'changed',
        before: '–',
        after: '60전',
        by: OTHER,
      },
    ]);
    expect((await desk.difference(2, 3)).counts).toEqual([{ entity: 'monsters', count: 1 }]);
    expect((await desk.difference(4, 4)).rows).toEqual([]);
    expect(await refusal(desk.difference(4, 5))).toEqual({ code: 'NOT_FOUND' });
  });

  it('of sets that cannot be read can only be looked at', async () => {
    await edit({ price: 50 });
    await db.updateTable('data_version').set({ bases: null }).where('id', '=', 1).execute();
    expect(await desk.difference(1, 2)).toMatchObject({ isReadable: false, rows: [], from: { id: 1 } });
    expect(await refusal(desk.planBack(1, { scope: 'all' }))).toEqual({ code: 'INVALID_INPUT' });
    await edit({ price: 60 });
    await db.updateTable('game_base_set').set({ schema: 999 }).execute();
    expect((await desk.difference(2, 2)).isReadable).toBe(false);
  });
});

describe('going back', () => {
  it('of a field or a row is an ordinary edit', async () => {
    await edit({ price: 50, desc: '둥급니다' });
    await edit({ price: 60 });
    expect(await desk.planBack(2, { entity: 'items', rowId: 1, field: 'price' })).toMatchObject({
      version: 3,
      values: 1,
      byPerson: [{ by: BY_OPERATOR.by, count: 1 }],
      fields: [{ entity: 'items', rowId: 1, field: 'price' }],
    });
    expect(await back(2, { entity: 'items', rowId: 1, field: 'price' })).toMatchObject({ version: 4 });
    expect(await presentValue('items', 1, 'price')).toBe(50);
    await back(1, { entity: 'items', rowId: 1 });
    expect([await presentValue('items', 1, 'price'), await presentValue('items', 1, 'desc')]).toEqual([null, null]);
    expect((await back(1, { entity: 'items', rowId: 1 })).version).toBeNull();
    expect(await refusal(back(1, { entity: 'items', rowId: 99 }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(back(1, { entity: 'items', rowId: 1, field: 'code' }))).toMatchObject({ reason: 'KEY_FIELD' });
    expect(await refusal(back(9, { scope: 'all' }))).toEqual({ code: 'NOT_FOUND' });
    const change = { act: 'back', to: 1, scope: { scope: 'all' }, version: 1 } as const;
    expect(await refusal(desk.do(change))).toMatchObject({ reason: 'CHANGED', current: { version: 5 } });
  });

  it('of a person leaves what others changed afterwards', async () => {
    await edit({ price: 50 }, {}, { by: OTHER });
    await edit({ exp: 11 }, { entity: 'monsters', rowId: 1 }, { by: OTHER });
    await edit({ price: 60 });
    const scope = { by: OTHER, since: '2000-01-01T00:00:00.000Z' };
    expect(await desk.planBack(1, scope)).toMatchObject({
      values: 1,
      byPerson: [{ by: OTHER, count: 1 }],
      left: [{ entity: 'items', rowId: 1, field: 'price' }],
    });
    await back(1, scope);
    expect([await presentValue('items', 1, 'price'), await presentValue('monsters', 1, 'exp')]).toEqual([60, 10]);
    const none = await desk.planBack(1, { by: OTHER, since: '2999-01-01T00:00:00.000Z' });
    expect(none).toMatchObject({ values: 0, left: [] });
  });

  it('of the whole has the values of then, and entities that stood on other sets follow no more', async () => {
    await edit({ price: 50 });
    await releaseSmallFacts(db, 2, { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: 12 }] });
    const added = { name: '밤', code: 300, type: 6 };
    await desk.do({ act: 'add', entity: 'items', fields: added, source: ['operator'], confidence: 'high' });
    await edit({ price: 60 }, {}, { by: OTHER });
    const plan = await desk.planBack(2, { scope: 'all' });
    expect(plan).toMatchObject({ values: 3, ownEntities: ['monsters'], goneRows: [{ id: 1_000_000, name: '밤' }] });
    expect(plan.changes).toEqual({ added: 0, changed: 2, removed: 1 });
    expect(await back(2, { scope: 'all' })).toMatchObject({ version: 6 });
    expect((await desk.difference(2, 6)).rows).toEqual([]);
    const bases = (await desk.bases()).bases.filter(({ follows }) => follows === 'own');
    expect(bases).toMatchObject([{ entity: 'monsters', missed: { added: 0, changed: 1, removed: 0, release: 2 } }]);
    expect((await desk.versions({ limit: 1 }))[0]).toMatchObject({ origin: 'back', release: null });
    // And forth again.
    await back(5, { scope: 'all' });
    expect((await desk.difference(5, 7)).rows).toEqual([]);
  });
});

describe('bases', () => {
  it('follow the releases again, after what they missed was said', async () => {
    await releaseSmallFacts(db, 2, priced(7));
    await back(1, { scope: 'all' });
    const before = await desk.bases();
    expect(before).toMatchObject({ version: 3, release: 2, waiting: null });
    expect(before.bases.find(({ entity }) => entity === 'items')).toMatchObject({
      ...{ label: '아이템', isSheet: false, follows: 'own', rows: 2, release: 1 },
      ...{ missed: { added: 0, changed: 1, removed: 0, release: 2 } },
    });
    expect(before.bases.find(({ entity }) => entity === 'quests')).toMatchObject({ isSheet: true, label: '퀘스트' });
    const follow = (entity: string, version: number) => desk.do({ act: 'follow', entity, version });
    expect(await refusal(follow('items', 2))).toMatchObject({ reason: 'CHANGED' });
    expect(await refusal(follow('trades', 3))).toEqual({ code: 'NOT_FOUND' });
    expect(await follow('items', 3)).toMatchObject({ version: 4 });
    expect(await presentValue('items', 1, 'price')).toBe(7);
    expect((await follow('items', 4)).version).toBeNull();
    expect((await desk.bases()).bases.every(({ follows }) => follows === 'project')).toBe(true);
    expect((await desk.versions({ limit: 1 }))[0]).toMatchObject({ origin: 'project', release: 2 });
    await releaseSmallFacts(db, 3, priced(8));
    expect(await presentValue('items', 1, 'price')).toBe(8);
  });

  it('of a release that waits are applied without the overrides in the way', async () => {
    await edit({ name: '상수리' });
    await edit({ exp: 11 }, { entity: 'monsters', rowId: 1 });
    await releaseSmallFacts(db, 2, { items: [acorn, jelly, { id: 3, code: 300, name: '상수리', type: 6, price: 5 }] });
    const { waiting, version, release } = await desk.bases();
    expect(release).toBe(1);
    expect(waiting).toMatchObject({
      release: 2,
      blocking: [{ entity: 'items', rowId: 1, field: 'name', text: '상수리' }],
    });
    expect(waiting?.faultCount).toBeGreaterThan(0);
    const apply = (drop: number[], on = version) => desk.do({ act: 'apply', drop, version: on });
    expect(await refusal(apply([], 1))).toMatchObject({ reason: 'CHANGED' });
    const refused = await refusal(apply([]));
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', faultCount: expect.any(Number) });
    const drop = waiting?.blocking.map(({ id }) => id) ?? [];
    expect(await apply(drop)).toMatchObject({ version: 4 });
    expect([await presentValue('items', 1, 'name'), await presentValue('items', 3, 'price')]).toEqual(['도토리', 5]);
    expect(await presentValue('monsters', 1, 'exp')).toBe(11);
    expect(await desk.bases()).toMatchObject({ release: 2, waiting: null });
    expect((await desk.versions({ limit: 1 }))[0]).toMatchObject({ origin: 'project', release: 2 });
    expect(await refusal(apply([], 4))).toEqual({ code: 'NOT_FOUND' });
    // The next start finds it applied.
    await releaseSmallFacts(db, 2, {});
    expect(await lastVersion()).toBe(4);
  });

  it('of a release that is faulty by itself are not applied', async () => {
    await releaseSmallFacts(db, 2, { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: -1 }] });
    const { waiting } = await desk.bases();
    expect(waiting).toMatchObject({ release: 2, faultCount: 1, blocking: [], faults: [{ field: 'exp' }] });
    expect(await refusal(desk.do({ act: 'apply', drop: [], version: 1 }))).toEqual({ code: 'INVALID_INPUT' });
  });
});
