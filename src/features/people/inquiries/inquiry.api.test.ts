import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR_MS } from '#shared/durations.ts';
import { type App, testApp } from '#tests/support/open-app.ts';
import { type By, injectTo } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { lockPerson } from '../access/person-lock.repository.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { correctionContent } from './correction.rules.ts';
import { inquirySchema, MAX_UNANSWERED, operatorInquirySchema } from './inquiry.contract.ts';
import { deleteInquiriesByUser, exportInquiries } from './inquiry.service.ts';

const OWN = '/api/inquiries';
const ALL = '/api/operator/inquiries';

const site = testApp();
const operator = testPlayer(site, { isOperator: true });

const send = injectTo(site);

const sendRequest = (by: By, own: object = {}) => send('POST', OWN, by, { type: 1, content: '어떻게 하나요?', ...own });
const answer = (id: number, text: unknown = '이렇게 하세요.', by: By = operator) =>
  send('PUT', `${ALL}/${id}`, by, { answer: text });

async function requested(by: By, own: object = {}): Promise<number> {
  const reply = await sendRequest(by, own);
  expect(reply.statusCode).toBe(201);
  return inquirySchema.parse(reply.json()).id;
}

const readNext = (link: unknown) => /^<(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1];

describe('POST /api/inquiries', () => {
  it('takes a question with line breaks from a player', async () => {
    const player = await signInAs(site);
    const reply = await sendRequest(player, { type: 3, content: '  첫 줄\r\n둘째 줄 <script>  ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const inquiry = inquirySchema.strict().parse(reply.json());
    expect(inquiry).toMatchObject({ type: 3, content: '첫 줄\n둘째 줄 <script>', answer: null, answeredAt: null });
    expect((await send('GET', OWN, player)).json()).toEqual([inquiry]);
  });

  it('is open to suspended players and to people without a profile', async () => {
    const banned_at = new Date(Date.now() + HOUR_MS);
    const suspended = await signInAs(site, { profile: { banned_at, banned_reason: '사기' } });
    await requested(suspended, { type: 2, content: '제가 아닙니다.' });
    await requested(suspended, {
      type: 3,
      content: correctionContent({ about: '철도', path: '/', right: '20', known: '' }),
    });
    const newcomer = await signInAs(site, { profile: null });
    await requested(newcomer);
    const listed = z.array(operatorInquirySchema).parse((await send('GET', ALL, operator)).json());
    expect(listed.find(({ userId }) => userId === suspended.userId)?.profile).toEqual({
      id: suspended.profile.id,
      name: suspended.profile.name,
      bannedAt: banned_at.toISOString(),
      bannedReason: '사기',
    });
    expect(listed.find(({ userId }) => userId === newcomer.userId)?.profile).toBeNull();
  });

  it('needs a sign-in', async () => {
    expect((await sendRequest(null)).statusCode).toBe(401);
  });

  it.each([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 5 }, 'type'],
    ['type 0', { type: 0 }, 'type'],
    ['a type of text', { type: '1' }, 'type'],
    ['nothing said', { content: undefined }, 'content'],
    ['too little said', { content: '  가나다라  ' }, 'content'],
    ['too much said', { content: '가'.repeat(2001) }, 'content'],
    ['control characters', { content: '안녕하세요\u0000' }, 'content'],
    ['a tab', { content: '안녕\t하세요' }, 'content'],
    ['no text', { content: ['안녕하세요'] }, 'content'],
  ])('refuses %s', async (_name, own, path) => {
    const player = await signInAs(site);
    const reply = await sendRequest(player, own);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path }] } });
    expect((await send('GET', OWN, player)).json()).toEqual([]);
  });

  it('takes the longest one', async () => {
    await requested(await signInAs(site), { content: '가'.repeat(2000) });
  });

  it('allows five without an answer, however many are sent at once', async () => {
    const player = await signInAs(site);
    const replies = await Promise.all(Array.from({ length: MAX_UNANSWERED + 4 }, () => sendRequest(player)));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(MAX_UNANSWERED).fill(201), ...Array(4).fill(409)]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'CONFLICT',
      message: '답을 기다리는 문의가 5개 있습니다. 답을 받은 뒤에 다시 보내 주세요.',
    });

    const [first] = z.array(inquirySchema).parse((await send('GET', OWN, player)).json());
    await answer(first?.id ?? 0);
    await requested(player);
    expect((await sendRequest(player)).statusCode).toBe(409);
  });
});

describe('GET /api/inquiries', () => {
  it('lists the caller’s own only, newest first, page by page', async () => {
    const player = await signInAs(site);
    const stranger = await signInAs(site);
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift(await requested(player));
    await requested(stranger);

    const seen: number[] = [];
    let url: string | undefined = `${OWN}?limit=2`;
    let pages = 0;
    while (url !== undefined) {
      const reply = await send('GET', url, player);
      seen.push(
        ...z
          .array(inquirySchema.strict())
          .parse(reply.json())
          .map(({ id }) => id),
      );
      url = readNext(reply.headers.link);
      pages += 1;
    }
    expect(seen).toEqual(ids);
    expect(pages).toBe(3);
  });

  it('needs a sign-in', async () => {
    expect((await send('GET', OWN, null)).statusCode).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'cursor=x', 'cursor=0', 'cursor=2147483648'])('refuses ?%s', async (query) => {
    expect((await send('GET', `${OWN}?${query}`, operator)).statusCode).toBe(400);
  });
});

describe('GET /api/operator/inquiries', () => {
  it('lists everybody’s, all or by whether they are answered', async () => {
    const player = await signInAs(site);
    const open = await requested(player);
    const done = await requested(player);
    await answer(done);
    const list = async (query: string) =>
      z
        .array(operatorInquirySchema)
        .parse((await send('GET', `${ALL}?limit=100${query}`, operator)).json())
        .filter(({ userId }) => userId === player.userId)
        .map(({ id }) => id);
    expect(await list('')).toEqual([done, open]);
    expect(await list('&answered=true')).toEqual([done]);
    expect(await list('&answered=false')).toEqual([open]);
    expect(await list(`&cursor=${done}`)).toEqual([open]);
  });

  it('filters corrections, all or of one value', async () => {
    const player = await signInAs(site);
    const report = (about: string) =>
      requested(player, {
        type: 3,
        content: correctionContent({ about, path: '/items/12?days=30', right: '공격력 20', known: '' }),
      });
    const sword = await report('철도');
    const hostile = await report("'); drop table inquiry; -- <img src=x onerror=alert(1)> %_\\");
    await requested(player, { type: 3, content: '철도 [자료] 라고만 적은 글' });
    const list = async (query: string) =>
      z
        .array(operatorInquirySchema)
        .parse((await send('GET', `${ALL}?limit=100&${query}`, operator)).json())
        .filter(({ userId }) => userId === player.userId);
    expect((await list('correction=true')).map(({ id }) => id)).toEqual([hostile, sword]);
    expect(await list(`about=${encodeURIComponent('철도')}`)).toMatchObject([
      { id: sword, type: 3, content: '[자료] 철도 · /items/12?days=30\n맞는 값: 공격력 20' },
    ]);
    expect((await list(`about=${encodeURIComponent("'); drop")}`)).map(({ content }) => content)).toEqual([
      "[자료] '); drop table inquiry; -- <img src=x onerror=alert(1)> %_\\ · /items/12?days=30\n맞는 값: 공격력 20",
    ]);
    expect(await list('about=%25')).toEqual([]);
    expect((await send('GET', `${ALL}?about=${'x'.repeat(81)}`, operator)).statusCode).toBe(400);
    expect((await send('GET', `${ALL}?correction=maybe`, operator)).statusCode).toBe(400);
  });

  it('links to the next page with the same filters', async () => {
    const player = await signInAs(site);
    await requested(player);
    await requested(player);
    const reply = await send('GET', `${ALL}?answered=false&limit=1`, operator);
    const [{ id } = { id: 0 }] = z.array(operatorInquirySchema).parse(reply.json());
    expect(readNext(reply.headers.link)).toBe(`${ALL}?answered=false&limit=1&cursor=${id}`);
  });

  it('is for operators only', async () => {
    expect((await send('GET', ALL, null)).statusCode).toBe(401);
    expect((await send('GET', ALL, await signInAs(site))).statusCode).toBe(403);
  });

  it('refuses ?answered=maybe', async () => {
    expect((await send('GET', `${ALL}?answered=maybe`, operator)).statusCode).toBe(400);
  });
});

/** The detail of the audit row: not the answer itself. */
const withHash = (isReplaced: boolean) =>
  expect.stringMatching(new RegExp(`^{"isReplaced":${isReplaced},"answerHash":"[0-9a-f]{64}"}$`));

describe('PUT /api/operator/inquiries/{id}', () => {
  it('answers, and replaces an answer; the audit rows contain neither text', async () => {
    const player = await signInAs(site);
    const id = await requested(player, { content: '비밀스러운 물음' });
    const first = await answer(id, ' 첫 답 ');
    expect(first.statusCode).toBe(200);
    expect(operatorInquirySchema.parse(first.json())).toMatchObject({ id, answer: '첫 답', userId: player.userId });
    await answer(id, '둘째\n답');
    const [own] = z.array(inquirySchema).parse((await send('GET', OWN, player)).json());
    expect(own).toMatchObject({ answer: '둘째\n답', content: '비밀스러운 물음' });
    expect(own?.answeredAt).toBe(own?.updatedAt);

    const rows = (await lastAuditRows(site.api.db, 100)).filter(({ subject }) => subject === `inquiry:${id}`);
    expect(rows).toMatchObject([
      { actor: `user:${operator.userId}`, action: 'inquiry.answer', detail: withHash(true) },
      { actor: `user:${operator.userId}`, action: 'inquiry.answer', detail: withHash(false) },
    ]);
  });

  it('reports only one of racing answers as the first', async () => {
    const id = await requested(await signInAs(site));
    await Promise.all([answer(id, '하나'), answer(id, '둘째'), answer(id, '셋째')]);
    const details = (await lastAuditRows(site.api.db, 100))
      .filter(({ subject }) => subject === `inquiry:${id}`)
      .map(({ detail }) => detail);
    expect(details).toEqual([withHash(true), withHash(true), withHash(false)]);
  });

  it('is for operators only', async () => {
    const player = await signInAs(site);
    const id = await requested(player);
    expect((await answer(id, '내 답', null)).statusCode).toBe(401);
    expect((await answer(id, '내 답', player)).statusCode).toBe(403);
    expect((await send('GET', OWN, player)).json()).toMatchObject([{ answer: null }]);
  });

  it.each(['', '가', '가'.repeat(2001), '답\u0000답', null, 1])('refuses the answer %j', async (text) => {
    const id = await requested(await signInAs(site));
    expect((await answer(id, text)).statusCode).toBe(400);
  });

  it('answers NOT_FOUND for an unknown id', async () => {
    expect((await answer(2_147_483_647)).statusCode).toBe(404);
    expect((await send('PUT', `${ALL}/x`, operator, { answer: '아무 답' })).statusCode).toBe(400);
  });
});

describe('personal data', () => {
  it('is exported and deleted, of that person alone', async () => {
    const { db } = site.api;
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    const ids = [await requested(player), await requested(player)];
    await requested(stranger);
    const exported = await exportInquiries(db, player.userId);
    expect(
      z
        .array(inquirySchema)
        .parse(exported)
        .map(({ id }) => id),
    ).toEqual(ids);

    await db.transaction().execute((transaction) => deleteInquiriesByUser(transaction, player.userId));
    expect(await exportInquiries(db, player.userId)).toEqual([]);
    expect(await exportInquiries(db, stranger.userId)).toHaveLength(1);
  });

  it('is not added to while the account is being deleted', async () => {
    const { db } = site.api;
    const player = await signInAs(site);
    const { promise: paused, resolve: release } = Promise.withResolvers<void>();
    const { promise: barrier, resolve: open } = Promise.withResolvers<void>();
    const deletion = db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, player.userId);
      release();
      await barrier;
      await deleteInquiriesByUser(transaction, player.userId);
      await transaction.deleteFrom('sign_in.user').where('id', '=', player.userId).execute();
    });
    await paused;
    const late = sendRequest(player);
    await expect.poll(() => isSomebodyWaiting(db)).toBe(true);
    open();
    await deletion;
    expect((await late).statusCode).toBe(401);
    expect(await exportInquiries(db, player.userId)).toEqual([]);
  });
});

async function isSomebodyWaiting(db: App['api']['db']): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
