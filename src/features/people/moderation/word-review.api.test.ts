import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { testApp } from '#tests/support/open-app.ts';
import { injectTo, type Method } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { countWaitingReviews } from './waiting-reviews.service.ts';
import { type WordReview, wordReviewSchema } from './word-review.contract.ts';

const PATH = '/api/operator/reviews';
const item = makeItem({ id: 901, name: '현철중검' });

const site = testApp({ items: [item], settings: { RATE_LIMIT_SCALE: '50' } });
const operator = testPlayer(site, { isOperator: true, level: 2 });
const player = testPlayer(site);

const inject = injectTo(site);
const send = (method: Method, url: string, payload?: object, by = operator) => inject(method, url, by, payload);

async function listed(comment: string): Promise<number> {
  const payload = { itemId: item.id, tradeType: 1, price: 1000, gameServer: 1, comment };
  const reply = await send('POST', '/api/trades', payload, player);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.body).not.toContain('review');
  return reply.json().id;
}

const reviews = async (query = ''): Promise<WordReview[]> =>
  (await send('GET', PATH + query)).json().map((row: unknown) => wordReviewSchema.strict().parse(row));
const findReview = async (tradeId: number) => (await reviews()).find(({ subject }) => subject === `trade:${tradeId}`);

const editor = testPlayer(site, { isOperator: true, level: 3 });
const changesFor = async ({ userId }: { userId: string }) =>
  (await site.api.db.selectFrom('live_event').select(['topics', 'data']).where('type', '=', 'desk.changed').execute())
    .filter(({ topics }) => topics.includes(`me:${userId}`))
    .map(({ data }) => data);

describe('a text that the words are unsure about', () => {
  it('is published at once and filed; a clean one and a refused one are not', async () => {
    const clean = await listed('국내성 주막 앞');
    const id = await listed('디코 주세요');
    expect((await send('GET', `/api/trades/${id}`, undefined, operator)).json()).toMatchObject({
      comment: '디코 주세요',
    });
    const refused = { itemId: item.id, tradeType: 1, price: 1000, gameServer: 1, comment: '디코 abcd#1234' };
    const answer = await send('POST', '/api/trades', refused, player);
    expect(answer.json()).toMatchObject({ statusCode: 498, data: { rule: 'AD' } });
    expect(answer.json().statusMessage).toMatch(/‘디코.*’\. 연락은 귓말로/);
    expect(await findReview(clean)).toBeUndefined();
    expect(await findReview(id)).toMatchObject({
      text: '디코 주세요',
      word: '디코',
      place: { from: 0, to: 2 },
      rule: { id: expect.any(Number), pattern: expect.stringContaining('디코'), verdict: 'review' },
      kind: 'AD',
      profileId: player.profile.id,
      profileName: player.profile.name,
      status: 1,
      handledAt: null,
    });
    expect((await reviews()).map(({ text }) => text)).toEqual(['디코 주세요']);
    const change = { kind: 'review', id: (await findReview(id))?.id };
    expect([await changesFor(operator), await changesFor(editor), await changesFor(player)]).toEqual([
      [change],
      [],
      [],
    ]);
  });

  it('keeps the number of its rule when the rule is gone, and counts as waiting since it was filed', async () => {
    const rule = { kind: 'AD', pattern: '메롱바위', verdict: 'review' };
    const { id } = (await send('POST', '/api/operator/words', rule)).json();
    const tradeId = await listed('여기 메롱바위 앞');
    expect(await findReview(tradeId)).toMatchObject({ place: { from: 3, to: 7 }, rule: { id, pattern: '메롱바위' } });
    await send('DELETE', `/api/operator/words/${id}`);
    expect(await findReview(tradeId)).toMatchObject({ rule: { id, pattern: null, verdict: null } });
    const waiting = await reviews('?status=1');
    expect(await countWaitingReviews(site.api.db)).toEqual({
      count: waiting.length,
      oldestAt: waiting.at(-1)?.createdAt,
    });
  });

  it('stays when it is kept, which is final', async () => {
    const id = await listed('ㄷㅋ 주세요');
    const review = await findReview(id);
    const url = `${PATH}/${review?.id}`;
    const left = await send('PUT', url, { action: 'keep', reason: '연락만 묻는 글' });
    expect(wordReviewSchema.strict().parse(left.json())).toMatchObject({ id: review?.id, status: 2 });
    expect((await send('PUT', url, { action: 'hide', reason: '마음이 바뀜' })).statusCode).toBe(409);
    expect((await send('GET', `/api/trades/${id}`)).statusCode).toBe(200);
    const [row] = await lastAuditRows(site.api.db, 1);
    expect(row).toMatchObject({
      action: 'review.keep',
      subject: `review:${review?.id}`,
      actor: `user:${operator.userId}`,
    });
    expect(JSON.stringify(row)).not.toContain('ㄷㅋ');
    // It was filed, and then decided.
    const change = { kind: 'review', id: review?.id };
    expect((await changesFor(operator)).slice(-2)).toEqual([change, change]);
  });

  it('is hidden with its trade', async () => {
    const id = await listed('현질 많이 하신 분 우대');
    const review = await findReview(id);
    const hidden = await send('PUT', `${PATH}/${review?.id}`, { action: 'hide', reason: '현금 거래를 꾐' });
    expect(hidden.json()).toMatchObject({ status: 3 });
    const stranger = await signInAs(site);
    expect((await send('GET', `/api/trades/${id}`, undefined, stranger)).statusCode).toBe(404);
    const actions = (await lastAuditRows(site.api.db, 2)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['review.hide', 'trade.hide']);
    expect((await reviews('?status=3')).map(({ id: one }) => one)).toEqual([review?.id]);
    expect((await reviews('?status=1')).every(({ status }) => status === 1)).toBe(true);
  });

  it('as a name is filed too, and cannot be hidden', async () => {
    await site.api.db.insertInto('word_rule').values({ kind: 'AD', pattern: '두꺼비', verdict: 'review' }).execute();
    const newcomer = await signInAs(site, { profile: null });
    const upsert = { method: 'POST', url: '/api/profiles/upsert', headers: newcomer.headers } as const;
    const made = await site.app.inject({ ...upsert, payload: { name: '두꺼비왕', agreed: true } });
    expect(made.json()).toMatchObject({ name: '두꺼비왕' });
    expect((await site.app.inject({ ...upsert, payload: { name: '큰두꺼비' } })).json()).toMatchObject({
      name: '큰두꺼비',
    });
    const filed = (await reviews()).filter(({ subject }) => subject === `profile:${made.json().id}`);
    expect(filed.map(({ text }) => text)).toEqual(['큰두꺼비', '두꺼비왕']);
    expect((await changesFor(operator)).slice(-2)).toEqual(
      filed.toReversed().map((review) => ({ kind: 'review', id: review.id })),
    );
    const [{ id } = { id: 0 }] = filed;
    expect((await send('PUT', `${PATH}/${id}`, { action: 'hide', reason: '광고 이름' })).statusCode).toBe(409);
    expect((await send('PUT', `${PATH}/${id}`, { action: 'keep', reason: '괜찮음' })).statusCode).toBe(200);
  });

  it('is for operators, page by page', async () => {
    for (const [method, url, payload] of [
      ['GET', PATH],
      ['PUT', `${PATH}/1`, { action: 'keep', reason: '까닭' }],
    ] as const) {
      expect((await send(method, url, payload, player)).statusCode).toBe(403);
      const signedOut = await site.app.inject({
        method,
        url,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(payload && { payload }),
      });
      expect(signedOut.statusCode).toBe(401);
    }
    const first = await send('GET', `${PATH}?limit=2`);
    expect(first.headers.link).toContain('rel="next"');
    expect((await send('PUT', `${PATH}/2147483000`, { action: 'keep', reason: '까닭' })).statusCode).toBe(404);
    expect((await send('PUT', `${PATH}/1`, { action: 'drop', reason: '까닭' })).statusCode).toBe(400);
  });

  it('goes with the account of its author', async () => {
    const gone = await signInAs(site);
    const payload = { itemId: item.id, tradeType: 1, price: 1000, gameServer: 1, comment: '디코 있어요' };
    await send('POST', '/api/trades', payload, gone);
    expect((await reviews()).some(({ profileId }) => profileId === gone.profile.id)).toBe(true);
    const deleted = await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers: gone.headers });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect((await reviews()).some(({ profileId }) => profileId === gone.profile.id)).toBe(false);
  });
});
