import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { type By, injectTo, type Method } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { topicOfPerson } from '../people.topics.ts';
import { requireAllowedText, requireMembersText } from './moderate-text.service.ts';
import { listedWordRuleSchema, wordRuleSchema, wordTrialAnswerSchema } from './word.contract.ts';

const PATH = '/api/operator/words';

const site = testApp();
const operator = testPlayer(site, { isOperator: true });
const player = testPlayer(site);

const inject = injectTo(site);
const send = (method: Method, url: string, payload?: object, by: By = operator) => inject(method, url, by, payload);

async function added(pattern: string) {
  const reply = await send('POST', PATH, { kind: 'AD', pattern });
  expect(reply.statusCode).toBe(201);
  return wordRuleSchema.strict().parse(reply.json());
}

const trial = async (text: string) =>
  wordTrialAnswerSchema.parse((await send('POST', `${PATH}/try`, { text })).json()).found;

describe('requireAllowedText', () => {
  it('finds the first rules, and returns rule and word', async () => {
    await expect(
      requireAllowedText(site.api.db, { title: '인사', comment: '진호박 쌀.먹 팝니다' }),
    ).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      message:
        '현금 거래를 유도하는 말은 쓸 수 없습니다: ‘쌀.먹’. 가격은 게임 돈으로, 교환이면 아이템 이름으로 적어 주세요.',
      data: { rule: 'CASH_TRADE', word: '쌀.먹' },
    });
    await expect(
      requireAllowedText(site.api.db, { title: '국내성 주막 앞에서 팝니다', note: '', names: [' '] }),
    ).resolves.toBeNull();
  });

  it.each([
    [{ title: '토토 하실 분', note: '국내성' }, 'title'],
    [{ title: '국내성', note: '토토 하실 분' }, 'note'],
    [{ title: '국내성', names: ['북문지기', '토토'] }, 'names'],
    [{ title: '국내성', note: '토토'.normalize('NFD') }, 'note'],
  ])('names the field of %j that it refuses, also among members', async (written, path) => {
    for (const check of [requireAllowedText, requireMembersText])
      await expect(check(site.api.db, written)).rejects.toMatchObject({
        data: { rule: 'GAMBLING', issues: [{ path, message: expect.stringContaining('도박') }] },
      });
  });

  it('applies operators’ changes at once', async () => {
    const { id } = await added('돌하르방');
    const tried = () => requireAllowedText(site.api.db, { comment: '돌-하르방 팝니다' });
    await expect(tried()).rejects.toMatchObject({ data: { rule: 'AD' } });
    expect((await send('PUT', `${PATH}/${id}`, { isActive: false, version: 1 })).json()).toMatchObject({
      isActive: false,
    });
    await expect(tried()).resolves.toBeNull();
    await send('PUT', `${PATH}/${id}`, { isActive: true, kind: 'ABUSE', version: 2 });
    await expect(tried()).rejects.toMatchObject({ data: { rule: 'ABUSE' } });
    expect((await send('DELETE', `${PATH}/${id}`)).json()).toEqual({ success: true });
    await expect(tried()).resolves.toBeNull();
  });
});

describe('operators', () => {
  it('read the list, and try what it would find', async () => {
    const list = (await send('GET', PATH)).json().map((row: unknown) => listedWordRuleSchema.strict().parse(row));
    expect(list.length).toBeGreaterThan(150);
    expect(await trial('토토 하고 계 좌 줘')).toMatchObject([
      { kind: 'GAMBLING', word: '토토', from: 0, to: 2 },
      { kind: 'CASH_TRADE', word: '계 좌', from: 6, to: 9 },
    ]);
    expect(await trial('현철중검 팝니다')).toEqual([]);
  });

  it('leave an audit row for every change, and tell the desks of those who may open the words', async () => {
    const editor = await signInAs(site, { isOperator: true, level: 3 });
    await site.api.db.deleteFrom('live_event').execute();
    const { id } = await added('메롱바위');
    await send('PUT', `${PATH}/${id}`, { pattern: '메롱바위 -메롱바위산', version: 1 });
    await send('DELETE', `${PATH}/${id}`);
    const rows = await lastAuditRows(site.api.db, 3);
    expect(rows.map(({ action }) => action)).toEqual(['word.remove', 'word.change', 'word.add']);
    expect(rows.every(({ subject, actor }) => subject === `word:${id}` && actor === `user:${operator.userId}`)).toBe(
      true,
    );
    const published = await site.api.db
      .selectFrom('live_event')
      .selectAll()
      .where('type', '=', 'desk.changed')
      .execute();
    expect(published.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ kind: 'word', id })));
    const topics = published.flatMap((event) => event.topics);
    expect(topics).toContain(topicOfPerson(operator.userId));
    expect(topics).not.toContain(topicOfPerson(editor.userId));
  });

  it('do not lose what another changed meanwhile, unless they name no version', async () => {
    const { id, version } = await added('도깨비불');
    expect(version).toBe(1);
    const url = `${PATH}/${id}`;
    const [one, other] = await Promise.all(['AD', 'ABUSE'].map((kind) => send('PUT', url, { kind, version: 1 })));
    const [done, late] = one?.statusCode === 200 ? [one, other] : [other, one];
    const current = wordRuleSchema.strict().parse(done?.json());
    expect([current.version, late?.statusCode, late?.json().data]).toEqual([2, 409, { reason: 'CHANGED', current }]);
    expect((await send('DELETE', `${url}?version=1`)).json().data).toEqual({ reason: 'CHANGED', current });
    expect((await send('PUT', url, { isActive: false })).json()).toMatchObject({ version: 3, kind: current.kind });
    expect((await send('DELETE', `${url}?version=3`)).statusCode).toBe(200);
    expect((await send('PUT', url, { isActive: true, version: 3 })).statusCode).toBe(404);
    for (const wrong of [0, 1.5, '2', 2 ** 31]) {
      expect((await send('PUT', url, { isActive: true, version: wrong })).statusCode, String(wrong)).toBe(400);
    }
  });

  it('get the fault of an invalid rule', async () => {
    for (const body of [
      { kind: 'AD', pattern: '가' },
      { kind: 'AD', pattern: 'a + b' },
      { kind: 'X', pattern: '가나' },
      {},
    ]) {
      const reply = await send('POST', PATH, body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().data.issues.length).toBeGreaterThan(0);
    }
    const { id } = await added('두꺼비집');
    expect((await send('POST', PATH, { kind: 'AD', pattern: '두꺼비집' })).json().data).toEqual({ reason: 'EXISTS' });
    expect((await send('PUT', `${PATH}/${id}`, { pattern: 'ㄱ', version: 1 })).statusCode).toBe(400);
    expect((await send('PUT', `${PATH}/${id}`, { pattern: '<url>', version: 1 })).statusCode).toBe(409);
    expect((await send('PUT', `${PATH}/2147483000`, { isActive: false, version: 1 })).statusCode).toBe(404);
    expect((await send('DELETE', `${PATH}/2147483000`)).statusCode).toBe(404);
    expect((await send('POST', `${PATH}/try`, { text: 'ㄱ'.repeat(5001) })).statusCode).toBe(400);
  });

  it('are the only ones with access', async () => {
    const requested: [Method, string, object?][] = [
      ['GET', PATH],
      ['POST', PATH, { kind: 'AD', pattern: '가나다라' }],
      ['POST', `${PATH}/try`, { text: '가' }],
      ['PUT', `${PATH}/1`, { isActive: false, version: 1 }],
      ['DELETE', `${PATH}/1`],
    ];
    for (const [method, url, body] of requested) {
      expect((await send(method, url, body, null)).statusCode, `${method} ${url}`).toBe(401);
      expect((await send(method, url, body, player)).statusCode, `${method} ${url}`).toBe(403);
    }
    expect(await trial('가나다라')).toEqual([]);
  });
});
