import { beforeAll, expect, it } from 'vitest';
import { releaseSmallFacts } from '#tests/support/edited-facts.ts';
import { SMALL_FACTS } from '#tests/support/fact-files.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '200' } });
const editor = testPlayer(site, { isOperator: true, level: 3 });
const send = sendTo(site);

beforeAll(() => releaseSmallFacts(site.api.db, 1, SMALL_FACTS));

const squirrel = { entity: 'monsters', rowId: 1 };
const propose = async (body: object) => send(await signInAs(site), 'POST', '/api/corrections', body);

it('an accepted value is in force, and its row says where it comes from', async () => {
  const fields = (await send(null, 'GET', '/api/corrections/fields?entity=monsters&rowId=1')).body;
  expect(fields).toMatchObject({ name: '다람쥐' });
  const made = await propose({ ...squirrel, field: 'exp', value: 120 });
  expect([made.status, made.body]).toMatchObject([201, { present: 10, text: '120' }]);
  await propose({ ...squirrel, field: 'exp', value: 120 });
  const [listed] = (await send(editor, 'GET', '/api/operator/corrections')).body;
  expect(listed).toMatchObject({ count: 2, now: 10, isChanged: false });
  const before = (await send(editor, 'GET', '/api/operator/data/monsters/1')).body;
  expect(before.corrections).toMatchObject([{ id: made.body.id, field: 'exp', text: '120', count: 2 }]);
  const decision = { state: 2, version: listed.version, answer: '확인했습니다.' };
  const decided = await send(editor, 'PUT', `/api/operator/corrections/${made.body.id}`, decision);
  expect([decided.status, decided.body]).toEqual([200, { count: 2, version: expect.any(Number) }]);
  const row = await site.api.db.selectFrom('monster').select('exp').where('id', '=', 1).executeTakeFirstOrThrow();
  expect(Number(row.exp)).toBe(120);
  const version = await site.api.db.selectFrom('data_version').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(version).toMatchObject({ origin: 'correction', by: editor.userId, note: '확인했습니다.' });
  const after = (await send(editor, 'GET', '/api/operator/data/monsters/1')).body;
  const exp = after.fields.find(({ name }: { name: string }) => name === 'exp');
  expect(exp).toMatchObject({ value: 120, override: { source: ['report'], confidence: 'low-medium' } });
  expect(after.corrections).toEqual([]);
});

it('rows within a value are those that stand, and a stale version changes nothing', async () => {
  const list = { entity: 'dungeons', rowId: 1, field: 'monsters' };
  expect((await propose({ ...list, value: [{ ref: 'monsters', id: 999 }] })).status).toBe(400);
  const made = await propose({ ...list, value: [{ ref: 'monsters', id: 1 }] });
  expect([made.status, made.body.text]).toEqual([201, '다람쥐']);
  const same = { entity: 'recipes', rowId: 1, field: 'materials' };
  const { body } = await send(null, 'GET', '/api/corrections/fields?entity=recipes&rowId=1');
  const materials = body.fields.find(({ name }: { name: string }) => name === 'materials');
  expect((await propose({ ...same, value: materials.value })).status).toBe(400);
  const stale = { state: 2, version: 0, answer: '확인했습니다.' };
  const hp = await propose({ ...squirrel, field: 'hp', value: 5 });
  const refused = await send(editor, 'PUT', `/api/operator/corrections/${hp.body.id}`, stale);
  expect([refused.status, refused.reason]).toEqual([409, 'CHANGED']);
});

it('an edit that names corrections accepts them, and its check finds those that it equals', async () => {
  const made = await propose({ ...squirrel, field: 'ac', value: 7 });
  const find = async (state: number) =>
    (await send(editor, 'GET', `/api/operator/corrections?state=${state}&q=${made.body.id}`)).body.find(
      ({ id }: { id: number }) => id === made.body.id,
    );
  const listed = await find(1);
  const edit = { ...squirrel, fields: { ac: 7 }, source: ['report'], confidence: 'medium', version: listed.version };
  const verdict = await send(editor, 'POST', '/api/operator/data/check', { edits: [edit] });
  expect(verdict.body.proposals).toMatchObject([{ id: made.body.id, field: 'ac', count: 1 }]);
  const edits = [{ ...edit, corrections: [made.body.id] }];
  const saved = await send(editor, 'POST', '/api/operator/data/edits', {
    edits,
    reason: '제보',
    answer: '고쳤습니다.',
  });
  expect([saved.status, saved.body]).toMatchObject([200, { version: expect.any(Number) }]);
  expect(await find(2)).toMatchObject({ id: made.body.id, state: 2, answer: '고쳤습니다.', nowText: '7' });
});
