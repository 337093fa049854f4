import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { DAY_MS } from '#shared/durations.ts';
import { asFactsDesk, FakeFactsDesk } from '#tests/support/fake-facts-desk.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { correctionSchema, type OperatorCorrection, operatorCorrectionSchema } from './correction.contract.ts';

const OWN = '/api/corrections';
const ALL = '/api/operator/corrections';
const GONE = 7;
const FOX = { ref: 'monsters', id: 2 };

const facts = new FakeFactsDesk();
const site = testApp({ factsDesk: asFactsDesk(facts), settings: { RATE_LIMIT_SCALE: '1000' } });
const chief = testPlayer(site, { isOperator: true });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site);

/** A row of its own, so that tests share no proposals. */
let row = 100;
beforeEach(() => {
  row += 1;
  facts.set('monsters', row, { name: `다람쥐 ${row}`, exp: 10, hp: null, description: null });
  facts.set('monsters', FOX.id, { name: '여우' });
  facts.set('monsters', GONE, { name: '늑대', exp: 1 }, 'removed');
  facts.set('dungeons', row, { name: `굴 ${row}`, monsters: [] });
});

const about = (parts: object = {}) => ({ entity: 'monsters', rowId: row, field: 'exp', value: 120, ...parts });
const propose = (by: SignedIn | null, parts: object = {}) => send(by, 'POST', OWN, about(parts));
const decide = (id: number, body: object, by: SignedIn = editor) =>
  send(by, 'PUT', `${ALL}/${id}`, { answer: '확인했습니다.', ...body });

async function proposed(parts: object = {}, by?: SignedIn): Promise<number> {
  const { status, body } = await propose(by ?? (await signInAs(site)), parts);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function listed(query = '', by: SignedIn = editor): Promise<OperatorCorrection[]> {
  const { body } = await send(by, 'GET', `${ALL}?q=${row}${query}`);
  return body.map((one: unknown) => operatorCorrectionSchema.strict().parse(one));
}

const noticesOf = ({ userId }: SignedIn) =>
  site.api.db
    .selectFrom('notification')
    .innerJoin('profile', 'profile.id', 'notification.profile_id')
    .where('user_id', '=', userId)
    .select(['kind', 'body', 'path'])
    .execute();

describe('POST /api/corrections', () => {
  it('keeps what the person saw, and shows it to the person alone', async () => {
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    const { status, body } = await propose(player, { comment: '게임에서 봄', source: '공지', isThanked: true });
    expect(status).toBe(201);
    expect(correctionSchema.strict().parse(body)).toMatchObject({
      ...{ name: `다람쥐 ${row}`, label: '경험치', value: 120, text: '120', present: 10, presentText: '10' },
      ...{ comment: '게임에서 봄', source: '공지', isThanked: true, state: 1, answer: null, decidedAt: null },
    });
    expect((await send(player, 'GET', OWN)).body).toEqual([body]);
    expect((await send(stranger, 'GET', OWN)).body).toEqual([]);
    expect((await send(null, 'GET', OWN)).status).toBe(401);
  });

  it.each([
    ['an entity that is none', { entity: 'sheets' }, 'entity'],
    ['a field that is none', { field: '__proto__' }, 'field'],
    ['a field of the key', { field: 'dungeon', value: '다람쥐굴' }, 'field'],
    ['a field of operators', { field: 'imgUrl', value: 'https://example.com/a.png' }, 'field'],
    ['no value', { value: undefined }, 'value'],
    ['a number as text', { value: '120' }, 'value'],
    ['the present value', { value: 10 }, 'value'],
    ['a comment of 501 letters', { comment: '가'.repeat(501) }, 'comment'],
    ['a source of 201 letters', { source: '가'.repeat(201) }, 'source'],
    ['a row that is out of range', { rowId: 0 }, 'rowId'],
  ])('refuses %s, and writes nothing', async (_, parts, path) => {
    const { status, body } = await propose(await signInAs(site), parts);
    expect([status, body.data.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    expect(await listed()).toEqual([]);
  });

  it('refuses rows that never were or are out, also inside of a value', async () => {
    const player = await signInAs(site);
    expect((await propose(player, { rowId: 999 })).status).toBe(404);
    expect((await propose(player, { rowId: GONE, value: 5 })).status).toBe(404);
    const monsters = { entity: 'dungeons', field: 'monsters' };
    for (const id of [999, GONE]) {
      const { status, body } = await propose(player, { ...monsters, value: [FOX, { ref: 'monsters', id }] });
      expect([status, body.data.issues[0].path]).toEqual([400, 'value']);
    }
    expect((await propose(player, { ...monsters, value: [FOX] })).body.text).toBe('여우');
  });

  it('is for whoever is signed in and not suspended', async () => {
    const suspended = await signInAs(site, { profile: { banned_at: new Date(Date.now() + DAY_MS) } });
    const newcomer = await signInAs(site, { profile: null });
    const statuses = [await propose(null), await propose(suspended), await propose(newcomer)];
    expect(statuses.map(({ status }) => status)).toEqual([401, 499, 201]);
  });

  it('takes one open proposal of a person about a field, also of several at once', async () => {
    const player = await signInAs(site);
    const made = await Promise.all([1, 2, 3].map((value) => propose(player, { value })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.reason).toBe('OPEN');
    const [open] = await listed();
    await decide(open?.id ?? 0, { state: 3 });
    expect((await propose(player, { value: 4 })).status).toBe(201);
  });

  it('takes 30 a day, and more on the next', async () => {
    const player = await signInAs(site);
    await sql`insert into correction (user_id, entity, row_id, field, value, present, name, value_text, present_text)
      select ${player.userId}::uuid, 'monsters', id, 'exp', '1', '2', '여우', '1', '2'
      from generate_series(10001, 10029) id`.execute(site.api.db);
    await proposed({}, player);
    const refused = await propose(player, { field: 'hp' });
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    const long = new Date(Date.now() - DAY_MS);
    await site.api.db.updateTable('correction').set({ created_at: long }).execute();
    expect((await propose(player, { field: 'hp' })).status).toBe(201);
  });
});

describe('GET /api/corrections/fields', () => {
  it('has what pages show of a row, read once for all', async () => {
    const url = `${OWN}/fields?entity=monsters&rowId=${row}`;
    const before = facts.reads;
    const [{ body }, again] = [await send(null, 'GET', url), await send(null, 'GET', url)];
    expect(body.fields.map(({ name }: { name: string }) => name)).toContain('exp');
    expect(JSON.stringify(body)).not.toContain('imgUrl');
    expect([again.body, facts.reads]).toEqual([body, before + 1]);
    expect((await send(null, 'GET', `${OWN}/fields?entity=monsters&rowId=${GONE}`)).status).toBe(404);
  });
});

describe('the queue of operators', () => {
  it('has equal proposals as one, the most first, with what others say', async () => {
    const first = await proposed({ value: 11, comment: '하나' });
    const second = await proposed({ value: 12, source: '공지' });
    await proposed({ value: 12, comment: '둘' });
    const hp = await proposed({ field: 'hp', value: 5 });
    const list = await listed();
    expect(list.map(({ id, count }) => [id, count])).toEqual([
      [second, 2],
      [first, 1],
      [hp, 1],
    ]);
    expect(list[0]).toMatchObject({
      ...{ name: `다람쥐 ${row}`, label: '경험치', present: 10, now: 10, text: '12', isChanged: false },
      ...{ comments: ['둘'], sources: ['공지'], others: [{ id: first, text: '11', count: 1 }], rowSources: ['seen'] },
    });
    const page = await send(editor, 'GET', `${ALL}?q=${row}&limit=1`);
    const next = /<([^>]+)>/.exec(String(page.link))?.[1] ?? '';
    expect((await send(editor, 'GET', next)).body[0].id).toBe(first);
    expect([await listed('&entity=items'), await listed('&state=2')]).toEqual([[], []]);
    facts.set('monsters', row, { name: '새 이름', exp: 12 });
    expect((await listed())[0]).toMatchObject({ name: '새 이름', present: 10, now: 12, isChanged: true });
    facts.set('monsters', row, {}, 'removed');
    expect((await listed())[0]).toMatchObject({ nowText: null, version: null, isChanged: true });
    expect((await send(editor, 'GET', `${ALL}?cursor=x`)).status).toBe(400);
  });
});

it('operators see who else has a correction open', async () => {
  const id = await proposed();
  const mark = (by: SignedIn, of = id) => send(by, 'PUT', `${ALL}/${of}/presence`);
  expect((await mark(chief)).body).toEqual({ viewers: [] });
  expect((await mark(editor)).body).toEqual({ viewers: [{ userId: chief.userId, name: chief.profile.name }] });
  expect((await mark(chief, 2_000_000_000)).status).toBe(404);
});

describe('PUT /api/operator/corrections/{id}', () => {
  it('accepts all equal ones by one edit, tells each person, and leaves other values open', async () => {
    const [one, other] = [await signInAs(site), await signInAs(site)];
    const id = await proposed({}, one);
    await proposed({}, other);
    await proposed({ value: 121 });
    const { body, status } = await decide(id, { state: 2, version: 0 });
    expect([status, body]).toEqual([200, { count: 2, version: expect.any(Number) }]);
    const edit = { entity: 'monsters', rowId: row, fields: { exp: 120 }, version: 0 };
    expect(facts.changes.at(-1)).toEqual({
      act: 'edit',
      edits: [{ ...edit, source: ['report'], confidence: 'low-medium' }],
    });
    for (const person of [one, other]) {
      const notice = { kind: 'correction.handled', body: '확인했습니다.', path: '/me#corrections' };
      expect(await noticesOf(person)).toEqual([notice]);
      const [own] = (await send(person, 'GET', OWN)).body;
      expect(own).toMatchObject({ state: 2, answer: '확인했습니다.', decidedAt: expect.any(String) });
    }
    expect((await listed()).map(({ text }) => text)).toEqual(['121']);
    const [accepted] = await listed('&state=2');
    expect(accepted).toMatchObject({ id, count: 2, by: { userId: editor.userId, name: editor.profile.name } });
    const [audit] = await lastAuditRows(site.api.db, 1);
    expect(audit).toMatchObject({ action: 'correction.handle', subject: `correction:${id}` });
    expect(JSON.parse(audit?.detail ?? '')).toMatchObject({ status: 2, count: 2, entity: 'monsters', field: 'exp' });
    expect(audit?.detail).not.toContain('확인했습니다');
  });

  it('takes another value, source and confidence, which are checked as proposals are', async () => {
    const id = await proposed();
    const parts = { state: 2, version: 0, source: ['operator'], confidence: 'high' };
    const refused = await decide(id, { ...parts, value: '많이' });
    expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, 'value']);
    expect((await decide(id, { ...parts, value: 130 })).status).toBe(200);
    expect(facts.changes.at(-1)).toMatchObject({ edits: [{ fields: { exp: 130 }, source: ['operator'] }] });
    const monsters = { entity: 'dungeons', field: 'monsters', value: [FOX] };
    const list = await proposed(monsters);
    const unknown = await decide(list, { state: 2, version: 0, value: [{ ref: 'monsters', id: GONE }] });
    expect([unknown.status, unknown.body.data.issues[0].path]).toEqual([400, 'value']);
  });

  it('dismisses without a change, and refuses what is said too shortly or of an unknown one', async () => {
    const [player, before] = [await signInAs(site), facts.changes.length];
    const id = await proposed({}, player);
    expect((await decide(id, { state: 2 })).body.data.issues[0].path).toBe('version');
    expect((await decide(id, { state: 3, answer: '네' })).status).toBe(400);
    expect((await decide(id, { state: 1 })).status).toBe(400);
    expect((await decide(2_000_000_000, { state: 3 })).status).toBe(404);
    expect((await decide(id, { state: 3 })).body).toEqual({ count: 1, version: null });
    expect([facts.changes.length, (await noticesOf(player)).length]).toEqual([before, 1]);
  });

  it('is decided once, however many operators press at once', async () => {
    const id = await proposed();
    const acts = [{ state: 3 }, { state: 2, version: 0 }, { state: 3 }];
    const answers = await Promise.all(acts.map((act, index) => decide(id, act, index === 0 ? chief : editor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const again = await decide(id, { state: 3 });
    expect(again.body.data).toMatchObject({ reason: 'CHANGED', handled: { state: expect.any(Number) } });
  });

  it('is refused over a row that was changed meanwhile, also by a release that brought the very value', async () => {
    const id = await proposed();
    const known = facts.known.get(`monsters/${row}`);
    Object.assign(known ?? {}, { version: 5, values: { name: '다람쥐', exp: 120 } });
    const stale = await decide(id, { state: 2, version: 0 });
    expect([stale.status, stale.reason]).toEqual([409, 'CHANGED']);
    expect((await listed())[0]).toMatchObject({ isChanged: true, now: 120, version: 5 });
    expect((await decide(id, { state: 2, version: 5 })).body).toEqual({ count: 1, version: null });
  });
});
