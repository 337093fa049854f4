import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#features/game-data/editing/fact-import.contract.ts';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { editOf, releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, testPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '200' } });
const chief = testPlayer(site, { isOperator: true });
const other = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site, '/api/operator/data');
const reason = '잘못 고쳤습니다';

const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
beforeAll(() => releaseSmallFacts(site.api.db, 1, { items: [{ ...acorn, price: 5 }, jelly] }));

const lastVersion = async (): Promise<number> => (await send(chief, 'GET', '/versions?limit=1')).body[0].id;
const edit = async (by: SignedIn, fields: Record<string, unknown>) =>
  (await send(by, 'POST', '/edits', { reason, edits: [editOf(fields, { version: await lastVersion() })] })).body
    .version;
const goBack = async (by: SignedIn, to: number, scope: object, version?: number) =>
  send(by, 'POST', `/versions/${to}/back`, { ...scope, version: version ?? (await lastVersion()), reason });
const get = (by: SignedIn, path: string) => site.app.inject({ url: `/api/operator/data${path}`, headers: by.headers });
const upload = (by: SignedIn, query: string, payload: string | Buffer, type = 'text/csv') =>
  site.app.inject({
    method: 'POST',
    url: `/api/operator/data/imports?${query}`,
    headers: { ...by.headers, ...(type && { 'content-type': type }) },
    payload,
  });
const audits = async (count = 1) =>
  (await lastAuditRows(site.api.db, count)).map(({ action, subject, detail }) => ({
    action,
    subject,
    ...JSON.parse(detail),
  }));

describe('versions', () => {
  it('are listed by pages and compared, with the operators as they are called now', async () => {
    const first = await lastVersion();
    const second = await edit(editor, { price: 7 });
    const page = await send(editor, 'GET', '/versions?limit=1');
    expect(page.body).toMatchObject([{ id: second, origin: 'edit', by: { userId: editor.userId }, note: reason }]);
    expect(page.link).toContain(`cursor=${second}`);
    const { body } = await send(editor, 'GET', `/versions/${second}`);
    expect(body).toMatchObject({ from: { id: first, release: 1, by: null }, to: { id: second }, isReadable: true });
    expect(body.rows).toMatchObject([{ field: 'price', before: '5전', after: '7전', by: { userId: editor.userId } }]);
    expect((await send(editor, 'GET', `/versions/${first}?with=${second}`)).body).toEqual(body);
    expect((await send(editor, 'GET', `/versions/${first}`)).body).toMatchObject({ from: { id: first }, rows: [] });
    expect((await send(editor, 'GET', `/versions/${second + 9}`)).status).toBe(404);
  });
});

describe('going back', () => {
  it('of a field is for editors, with one audit row of numbers', async () => {
    const first = await lastVersion();
    await edit(editor, { price: 20 });
    const scope = { entity: 'items', rowId: 1, field: 'price' };
    const plan = await send(editor, 'POST', `/versions/${first}/back/plan`, scope);
    expect(plan.body).toMatchObject({
      values: 1,
      byPerson: [{ by: { userId: editor.userId }, count: 1 }],
      corrections: 0,
    });
    expect(await goBack(editor, first, scope, first)).toMatchObject({ status: 409, reason: 'CHANGED' });
    expect(await goBack(editor, first, { ...scope, field: 'code' })).toMatchObject({
      status: 400,
      reason: 'KEY_FIELD',
    });
    const { status, body } = await goBack(editor, first, scope);
    expect([status, body.changes]).toEqual([200, { added: 0, changed: 1, removed: 0 }]);
    expect(await audits()).toEqual([
      {
        ...{ action: 'data.back', subject: `data:${body.version}`, to: first, scope: 'field' },
        ...{ added: 0, changed: 1, removed: 0, reasonHash: expect.any(String) },
      },
    ]);
  });

  it('of a row that is taken out is for moderators, of a person and the whole for administrators', async () => {
    const before = await lastVersion();
    const fields = { name: '밤', code: 300, type: 6 };
    const row = await send(chief, 'POST', '/items', { fields, source: ['operator'], confidence: 'high', reason });
    const scope = { entity: 'items', rowId: row.body.id };
    const [all, person] = [{ scope: 'all' }, { by: chief.userId, since: '2020-01-01T00:00:00Z' }];
    expect(await goBack(editor, before, scope)).toMatchObject({ status: 403, body: { data: { needs: 2 } } });
    for (const wide of [all, person]) {
      expect(await goBack(moderator, before, wide)).toMatchObject({ status: 403, body: { data: { needs: 1 } } });
      expect((await send(moderator, 'POST', `/versions/${before}/back/plan`, wide)).status).toBe(403);
    }
    await insertTrade(site.api.db, { item_id: row.body.id, profile_id: chief.profile.id });
    const plan = await send(chief, 'POST', `/versions/${before}/back/plan`, all);
    expect(plan.body.goneRows).toEqual([
      { entity: 'items', id: row.body.id, name: '밤', trades: 1, watches: 0, parties: 0 },
    ]);
    expect((await goBack(moderator, before, scope)).status).toBe(200);
    const last = await lastVersion();
    await edit(editor, { price: 90 });
    expect((await goBack(chief, last, { ...person, by: editor.userId })).status).toBe(200);
    await edit(editor, { price: 91 });
    expect(await goBack(chief, last, all)).toMatchObject({ status: 200 });
    expect((await send(chief, 'GET', `/versions/${last}?with=${await lastVersion()}`)).body.rows).toEqual([]);
    expect((await goBack(chief, 9999, all)).status).toBe(404);
    expect((await goBack(chief, last, { ...all, by: chief.userId })).status).toBe(400);
  });
});

describe('bases', () => {
  it('follow again what was uploaded, and a release that waits is applied without what is in its way', async () => {
    const own = await upload(
      chief,
      'mode=replace&name=items.json',
      (await get(editor, '/items.json')).body,
      'application/json',
    );
    expect(own.json()).toMatchObject({ faultCount: 0, differenceCount: 0 });
    const apply = { version: await lastVersion() };
    expect((await send(chief, 'PUT', `/imports/${own.json().id}/apply`, apply)).status).toBe(200);
    await releaseSmallFacts(site.api.db, 2, { items: [{ ...acorn, price: 8 }, jelly] });
    const { body } = await send(chief, 'GET', '/bases');
    expect(body).toMatchObject({ version: await lastVersion(), release: 2, waiting: null });
    expect(body.bases.find(({ entity }: { entity: string }) => entity === 'items')).toMatchObject({
      ...{ follows: 'own', missed: { changed: 1, release: 2 } },
    });
    const follow = { follow: 'project', version: body.version };
    expect(await send(chief, 'PUT', '/items/base', { ...follow, version: 1 })).toMatchObject({ reason: 'CHANGED' });
    expect(await send(chief, 'PUT', '/items/base', follow)).toMatchObject({ status: 200 });
    expect(await audits()).toMatchObject([{ action: 'data.follow', entity: 'items', changed: 1 }]);

    await edit(chief, { name: '상수리' });
    await releaseSmallFacts(site.api.db, 3, { items: [acorn, jelly, { id: 3, code: 400, name: '상수리', type: 6 }] });
    const waiting = (await send(chief, 'GET', '/bases')).body;
    expect(waiting.waiting).toMatchObject({ release: 3, blocking: [{ by: { userId: chief.userId }, field: 'name' }] });
    const drop = waiting.waiting.blocking.map(({ id }: { id: number }) => id);
    const version = waiting.version;
    expect(await send(chief, 'POST', '/bases/3/apply', { version: 1, drop })).toMatchObject({ reason: 'CHANGED' });
    expect((await send(chief, 'POST', '/bases/2/apply', { version, drop })).status).toBe(404);
    const refused = await send(chief, 'POST', '/bases/3/apply', { version, drop: [] });
    expect([refused.status, refused.body.data.faults.length]).toEqual([400, refused.body.data.faultCount]);
    expect(await send(chief, 'POST', '/bases/3/apply', { version, drop })).toMatchObject({ status: 200 });
    expect(await audits()).toMatchObject([{ action: 'data.apply', release: 3, dropped: 1 }]);
  });
});

describe('files', () => {
  it('are uploaded and applied once by an administrator, and by nobody else', async () => {
    const answer = await upload(chief, 'mode=merge&name=items.csv', 'code,price\n100,33\n');
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, version } = answer.json();
    expect(answer.json()).toMatchObject({ entity: 'items', rows: 1, difference: [{ field: 'price', after: '33전' }] });
    expect(await audits()).toMatchObject([{ action: 'data.upload', subject: `import:${id}`, rows: 1, faults: 0 }]);
    expect((await send(chief, 'GET', `/imports/${id}`)).body).toEqual(answer.json());
    for (const path of [`/imports/${id}`, '/imports/99999']) expect((await send(other, 'GET', path)).status).toBe(404);
    const apply = (by: SignedIn, seen = version) => send(by, 'PUT', `/imports/${id}/apply`, { version: seen });
    expect((await apply(other)).status).toBe(404);
    expect((await upload(moderator, 'mode=merge', 'code,price\n100,33\n')).statusCode).toBe(403);
    expect(await apply(chief, version - 1)).toMatchObject({ status: 409, reason: 'CHANGED' });
    const both = await Promise.all([apply(chief), apply(chief)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply(chief)).reason).toBe('APPLIED');
    expect(await audits()).toMatchObject([{ action: 'data.import', import: id, changed: 1 }]);
  });

  it.each<[string, number, string, string | Buffer, string]>([
    ['17 million bytes', 413, 'mode=merge&name=items.csv', Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a'), 'text/csv'],
    ['another type', 415, 'mode=merge', 'code\n1', 'application/octet-stream'],
    ['another mode', 400, 'mode=all', 'code\n1', 'text/csv'],
    ['no file', 400, 'mode=merge', '', ''],
    ['an entity of another form', 400, 'mode=merge&entity=__proto__', 'code\n1', 'text/csv'],
  ])('with %s are answered %i', async (_, status, query, payload, type) => {
    expect((await upload(chief, query, payload, type)).statusCode).toBe(status);
  });

  it('are taken away by editors in the form in which they are brought', async () => {
    const csv = await get(editor, '/items.csv');
    expect([csv.statusCode, csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="items.csv"',
    ]);
    expect((await upload(chief, 'mode=merge&name=items.csv', csv.body)).json()).toMatchObject({
      differenceCount: 0,
      faultCount: 0,
    });
    expect((await get(editor, '/quests.json')).json()).toMatchObject([{ title: '첫 일' }]);
    const overrides = await get(editor, '/overrides.json');
    expect(overrides.json().rows.items).toMatchObject([{ id: 1, price: 33 }]);
    const again = await upload(chief, 'mode=merge&name=overrides.json', overrides.body, 'application/json');
    expect(again.json()).toMatchObject({ entity: 'overrides', differenceCount: 0, faultCount: 0 });
    for (const path of ['/trades.csv', '/formulas.csv']) expect((await get(editor, path)).statusCode).toBe(404);
  });
});
