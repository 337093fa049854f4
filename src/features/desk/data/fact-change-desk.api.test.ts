import { beforeAll, describe, expect, it } from 'vitest';
import type { FactEdit } from '#features/game-data/editing/fact-change.contract.ts';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, testPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '200' } });
const chief = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site, '/api/operator/data');
const reason = '공식 안내와 다릅니다';

const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
const nuts = (from: number) => Array.from({ length: 20 }, (_, n) => from + n);
beforeAll(() =>
  releaseSmallFacts(site.api.db, 1, {
    items: [acorn, jelly, ...nuts(10).map((id) => ({ id, code: id, name: `열매 ${id}`, type: 6, price: 1 }))],
  }),
);

// Each test has an item of its own.
const items = nuts(10).values();
const nextItem = (): number => items.next().value ?? 0;
const save = (by: SignedIn, edits: (FactEdit & { corrections?: number[] })[], body: object = {}) =>
  send(by, 'POST', '/edits', { edits, reason, ...body });
const priceOf = async (id: number) =>
  (await site.api.db.selectFrom('item').select('price').where('id', '=', id).executeTakeFirstOrThrow()).price;
const detailsOf = async (count = 1) =>
  (await lastAuditRows(site.api.db, count)).map(({ detail }) => JSON.parse(detail));
const lastVersion = () =>
  site.api.db.selectFrom('data_version').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

describe('edits of values', () => {
  it('are one version and one audit row with numbers alone, and every desk reads again', async () => {
    const [first, second] = [nextItem(), nextItem()];
    const { status, body } = await save(editor, [
      editOf({ price: 20, name: '왕열매' }, { rowId: first }),
      editOf({ price: 30 }, { rowId: second }),
    ]);
    expect([status, body.changes]).toEqual([200, { added: 1, changed: 2, removed: 0 }]);
    expect(await lastVersion()).toMatchObject({ id: body.version, origin: 'edit', by: editor.userId, note: reason });
    const [audit] = await lastAuditRows(site.api.db, 1);
    expect(audit).toMatchObject({
      action: 'data.edit',
      subject: `data:${body.version}`,
      actor: `user:${editor.userId}`,
    });
    expect(await detailsOf()).toEqual([
      {
        ...{ values: 3, corrections: 0, reasonHash: expect.any(String) },
        fields: [
          { entity: 'items', rowId: first, field: 'price', before: 1, after: 20 },
          { entity: 'items', rowId: first, field: 'name' },
          { entity: 'items', rowId: second, field: 'price', before: 1, after: 30 },
        ],
      },
    ]);
    const event = await site.api.db
      .selectFrom('live_event')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toMatchObject({ type: 'desk.changed', data: { kind: 'data', id: body.version } });
    expect(await save(editor, [editOf({ price: 20 }, { rowId: first, version: body.version })])).toMatchObject({
      body: { version: null, changes: { added: 0, changed: 0, removed: 0 } },
    });
    expect(await lastAuditRows(site.api.db, 1)).toEqual([audit]);
  });

  it('are said before they are written, with whose they replace', async () => {
    const item = nextItem();
    const { body } = await save(editor, [editOf({ price: 20 }, { rowId: item })]);
    const edits = [editOf({ price: 30 }, { rowId: item, version: body.version })];
    const verdict = await send(chief, 'POST', '/check', { edits });
    const by = { userId: editor.userId, name: editor.profile.name };
    expect(verdict).toMatchObject({
      status: 200,
      body: { faultCount: 0, proposals: [], replaced: [{ rowId: item, field: 'price', by }] },
    });
    expect(await priceOf(item)).toBe(20);
    const stale = await send(chief, 'POST', '/check', { edits: [editOf({ price: 30 }, { rowId: item, version: 1 })] });
    expect(stale).toMatchObject({ status: 409, reason: 'CHANGED' });
    const key = await send(chief, 'POST', '/check', { edits: [editOf({ code: 3 })] });
    expect(key).toMatchObject({ status: 400, reason: 'KEY_FIELD' });
    expect((await send(chief, 'POST', '/check', { edits: [editOf({ price: 3 }, { rowId: 999 })] })).status).toBe(404);
  });

  it.each<[what: string, edits: unknown[], status: number, error: object]>([
    ['a field of the key', [editOf({ code: 3 })], 400, { data: { reason: 'KEY_FIELD' } }],
    ['a row that there is not', [editOf({ price: 3 }, { rowId: 999 })], 404, { code: 'NOT_FOUND' }],
    [
      'a number as text',
      [editOf({ price: '3' })],
      400,
      { message: '숫자여야 합니다.', data: { issues: [{ path: 'edits.0.fields.price' }] } },
    ],
    ['a value out of range', [editOf({ price: -1 })], 400, { data: { issues: [{ message: '0보다 작습니다' }] } }],
    [
      'a field that there is not',
      [editOf({ colour: 1 })],
      400,
      { data: { issues: [{ path: 'edits.0.fields.colour' }] } },
    ],
    ['a name of another row', [editOf({ name: '도토리묵' })], 400, { data: { faultCount: 1 } }],
    ['201 edits', Array.from({ length: 201 }, () => editOf({ price: 3 })), 400, { code: 'INVALID_INPUT' }],
    ['no edit', [], 400, { code: 'INVALID_INPUT' }],
    ['no field', [editOf({})], 400, { code: 'INVALID_INPUT' }],
    ['a sheet', [{ ...editOf({ name: '가' }), entity: 'jobs' }], 400, { code: 'INVALID_INPUT' }],
    [
      'an answer that is missing',
      [{ ...editOf({ price: 3 }), corrections: [1] }],
      400,
      { data: { issues: [{ path: 'answer' }] } },
    ],
  ])('refuse %s, and write nothing', async (_, edits, status, error) => {
    const before = await lastVersion();
    const answer = await send(chief, 'POST', '/edits', { edits, reason });
    expect([answer.status, answer.body]).toMatchObject([status, error]);
    expect(await lastVersion()).toEqual(before);
  });

  it('refuse a field of all objects, as JSON brings it', async () => {
    const fields = '{"price": 3, "__proto__": {"price": 4}}';
    const payload = `{"edits": [${JSON.stringify(editOf({})).replace('"fields":{}', `"fields":${fields}`)}], "reason": "${reason}"}`;
    const headers = { ...chief.headers, 'content-type': 'application/json' };
    const url = '/api/operator/data/edits';
    expect((await site.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
  });

  it('of two operators on one row are those of the first, who is shown to the second', async () => {
    const item = nextItem();
    const answers = await Promise.all(
      [20, 30].map((price) => save(price === 20 ? editor : chief, [editOf({ price }, { rowId: item })])),
    );
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const version = answers.find(({ status }) => status === 200)?.body.version;
    expect(refused?.body.data).toMatchObject({
      reason: 'CHANGED',
      current: { entity: 'items', rowId: item, name: `열매 ${item}`, version, values: { price: await priceOf(item) } },
    });
  });

  it('of one key are written once', async () => {
    const item = nextItem();
    const headers = { ...editor.headers, 'idempotency-key': crypto.randomUUID() };
    const payload = { edits: [editOf({ price: 20 }, { rowId: item })], reason };
    const url = '/api/operator/data/edits';
    const answers = await Promise.all([1, 2].map(() => site.app.inject({ method: 'POST', url, headers, payload })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
  });
});

it('a field goes back to its base, if nobody changed it since', async () => {
  const item = nextItem();
  const { body } = await save(editor, [editOf({ price: 20 }, { rowId: item })]);
  const unset = (version: number, field = 'price') =>
    send(editor, 'DELETE', `/items/${item}/fields/${field}?version=${version}`, { reason });
  expect(await unset(1)).toMatchObject({ status: 409, reason: 'CHANGED' });
  expect((await unset(body.version, 'name')).status).toBe(404);
  expect((await unset(body.version)).status).toBe(200);
  expect(await priceOf(item)).toBe(1);
  expect((await lastAuditRows(site.api.db, 1))[0]?.action).toBe('data.unset');
  expect(await detailsOf()).toMatchObject([{ fields: [{ field: 'price', before: 20, after: 1 }] }]);
});

it('a row is added, taken out and brought back by moderators, with what refers to it', async () => {
  const row = { fields: { code: 900, name: '호두', type: 6 }, source: ['operator'], confidence: 'medium', reason };
  expect(await send(editor, 'POST', '/items', row)).toMatchObject({ status: 403, body: { data: { needs: 2 } } });
  const { status, body } = await send(moderator, 'POST', '/items', row);
  expect([status, body.id]).toEqual([201, 1_000_000]);
  expect(await send(moderator, 'POST', '/items', row)).toMatchObject({ status: 400, body: { data: { issues: [{}] } } });
  const path = `/items/${body.id}`;
  const remove = (version: number) => send(moderator, 'DELETE', `${path}?version=${version}`, { reason });
  expect(await remove(0)).toMatchObject({ status: 409, reason: 'CHANGED' });
  const removed = await remove(body.version);
  expect(removed).toMatchObject({ status: 200, body: { changes: { removed: 1 } } });
  const back = (version: number) => send(moderator, 'POST', `${path}/return`, { version, reason });
  expect(await back(body.version)).toMatchObject({ status: 409, reason: 'CHANGED' });
  expect((await back(removed.body.version)).status).toBe(200);
  const actions = (await lastAuditRows(site.api.db, 3)).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['data.row-add', 'data.row-remove', 'data.row-return']);
});

it.each<[field: string, entity: FactEdit['entity'], value: unknown, needs: OperatorLevel]>([
  ['opened', 'dungeons', false, 2],
  ['url', 'sources', 'https://a.example', 1],
  ['imgUrl', 'dungeons', '/a.png', 1],
])('the field %s of %s is for higher levels, by whatever way', async (field, entity, value, needs) => {
  const edits = [editOf({ [field]: value }, { entity })];
  const lower = needs === 2 ? editor : moderator;
  const refusal = { status: 403, body: { message: '더 높은 단계의 운영자만 할 수 있습니다.', data: { needs } } };
  for (const [path, body] of [
    ['/edits', { edits, reason }],
    ['/check', { edits }],
  ] as const)
    expect(await send(lower, 'POST', path, body)).toMatchObject(refusal);
  const unset = `/${entity}/1/fields/${field}?version=1`;
  expect(await send(lower, 'DELETE', unset, { reason })).toMatchObject(refusal);
});

describe('conflicts', () => {
  const conflictsOf = async (rows: readonly { entity: string; rowId: number; field: string }[]) => {
    const found = await site.api.db
      .selectFrom('game_override')
      .selectAll()
      .where('until_version', 'is', null)
      .execute();
    return rows.map(
      (row) =>
        found.find((one) => one.entity === row.entity && one.row_id === row.rowId && one.field === row.field)?.id ?? 0,
    );
  };

  it('are decided at once, each by the value of the base that was seen and the level of its field', async () => {
    const version = (await lastVersion()).id;
    const edits = [
      editOf({ exp: 20 }, { entity: 'monsters', version }),
      editOf({ location: '국내성', imgUrl: 'https://a.example/1.png' }, { entity: 'dungeons', version }),
    ];
    expect((await save(chief, edits)).status).toBe(200);
    const [cave = {}] = SMALL_FACTS.dungeons ?? [];
    const [squirrel = {}] = SMALL_FACTS.monsters ?? [];
    await releaseSmallFacts(site.api.db, 2, {
      ...{ items: [acorn, jelly, ...nuts(10).map((id) => ({ id, code: id, name: `열매 ${id}`, type: 6, price: 1 }))] },
      dungeons: [{ ...cave, location: '부여', imgUrl: 'https://b.example/1.png' }],
      monsters: [{ ...squirrel, exp: 11 }],
    });
    const [exp = 0, location = 0, image = 0] = await conflictsOf([
      { entity: 'monsters', rowId: 1, field: 'exp' },
      { entity: 'dungeons', rowId: 1, field: 'location' },
      { entity: 'dungeons', rowId: 1, field: 'imgUrl' },
    ]);
    const decide = (by: SignedIn, ...decisions: object[]) => send(by, 'PUT', '/conflicts', { decisions });
    expect(await decide(editor, { id: exp, take: 'base', now: 10 })).toMatchObject({
      ...{ status: 409, reason: 'CHANGED' },
      body: { data: { current: { id: exp, now: 11, isOpen: true } } },
    });
    const ofImage = { id: image, take: 'base', now: 'https://b.example/1.png' };
    expect(await decide(editor, ofImage)).toMatchObject({ status: 403, body: { data: { needs: 1 } } });
    expect((await decide(editor, { id: 9999, take: 'base', now: 1 })).status).toBe(404);
    const both = [
      { id: exp, take: 'base', now: 11 },
      { id: location, take: 'mine', now: '부여' },
    ];
    const answers = await Promise.all([decide(editor, ...both), decide(chief, ...both)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(chief, ofImage)).status).toBe(200);
    const { db } = site.api;
    const monster = await db.selectFrom('monster').select('exp').where('id', '=', 1).executeTakeFirst();
    const dungeon = await db
      .selectFrom('dungeon')
      .select(['location', 'image_url'])
      .where('id', '=', 1)
      .executeTakeFirst();
    expect([monster, dungeon]).toEqual([{ exp: 11 }, { location: '국내성', image_url: 'https://b.example/1.png' }]);
    expect(await detailsOf(2)).toContainEqual(expect.objectContaining({ decisions: 2, mine: 1, base: 1 }));
  });
});
