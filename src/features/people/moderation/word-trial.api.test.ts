import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { collectorOf, INGEST_KEY } from '#tests/support/collector.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type By, sendTo } from '#tests/support/send-as.ts';
import { testPlayer } from '#tests/support/sign-in-as.ts';
import { corpusTrialAnswerSchema, type ListedWordRule } from './word.contract.ts';
import { createWordHits, deleteOldHits } from './word-hits.service.ts';

const PATH = '/api/operator/words';
const item = makeItem({ id: 901, name: '현철중검' });
const site = testApp({ items: [item], settings: { BROADCAST_INGEST_KEY: INGEST_KEY, RATE_LIMIT_SCALE: '50' } });
const administrator = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const player = testPlayer(site);
const collector = collectorOf(site);

const send = sendTo(site);
const rules = async (): Promise<ListedWordRule[]> => (await send(moderator, 'GET', PATH)).body;

/** Trades with these comments, the first one made last. */
async function comments(texts: readonly string[]): Promise<void> {
  await sql`truncate trade cascade`.execute(site.api.db);
  await sql`
    insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, cancelled_at, lifted_at, counted_at, comment)
    select ${player.profile.id}, ${item.id}, 7, 1, 1, 1000, 3, now(), now(), now(), text
    from unnest(${texts.toReversed()}::text[]) with ordinality as given (text, place) order by place`.execute(
    site.api.db,
  );
}

const many = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('the trial of a rule', () => {
  const attempt = async (pattern: string, among = 'comments') => {
    const rule = { kind: 'AD', pattern };
    return corpusTrialAnswerSchema.parse((await send(moderator, 'POST', `${PATH}/try`, { rule, among })).body);
  };

  it('counts what it would hit and what its exceptions save, with the place of the word and abuse masked', async () => {
    await comments(['돌하르방 앞 씨.발', '돌하르방공원 앞', '주막 앞', '', '돌-하르방 안 팝니다']);
    const listed = { at: expect.any(String), channel: null, verdict: 'refuse' };
    expect(await attempt('돌하르방 -돌하르방공원')).toEqual({
      count: 2,
      among: 4,
      hits: [
        { ...listed, text: '돌하르방 앞 ○○○', from: 0, to: 4 },
        { ...listed, text: '돌-하르방 안 팝니다', from: 0, to: 5 },
      ],
      saved: [{ ...listed, text: '돌하르방공원 앞', from: 0, to: 4 }],
    });
  });

  it('reads the newest thousand and shows fifty', async () => {
    await comments([...many(1000, '돌하르방'), ...many(20, '돌하르방')]);
    const { count, among, hits } = await attempt('돌하르방');
    expect([count, among, hits.length]).toEqual([1000, 1000, 50]);
  });

  it('reads shouts, and titles and descriptions', async () => {
    await collector.sendAll([{ at: new Date().toISOString(), channel: 1, name: '풍백', message: '돌하르방 삽니다' }]);
    expect(await attempt('돌하르방', 'shouts')).toMatchObject({ count: 1, among: 1, hits: [{ channel: 1 }] });
    expect(await attempt('돌하르방', 'texts')).toMatchObject({ count: 0 });
  });

  it.each([
    [{ rule: { kind: 'AD', pattern: '가' }, among: 'comments' }, 'rule.pattern'],
    [{ rule: { kind: 'AD', pattern: '(ㄱ+)+$' }, among: 'comments' }, 'rule.pattern'],
  ])('refuses %j in Korean', async (payload, path) => {
    const { status, body } = await send(moderator, 'POST', `${PATH}/try`, payload);
    expect([status, body.data.issues[0].path]).toEqual([400, path]);
    expect(body.data.issues[0].message).toMatch(/[가-힣]/);
  });

  it.each([{ rule: { kind: 'AD', pattern: '돌하르방' }, among: 'posts' }, { among: 'shouts' }, {}])(
    'refuses %j',
    async (payload) => {
      expect((await send(moderator, 'POST', `${PATH}/try`, payload)).status).toBe(400);
    },
  );
});

describe('saving a rule', () => {
  const PATTERN = '돌하르방';
  const save = (by: By, parts: object = {}) =>
    send(by, 'POST', PATH, { kind: 'AD', pattern: PATTERN, scope: 'text', ...parts });
  const isSaved = async () => (await rules()).some(({ pattern }) => pattern === PATTERN);
  const texts = (hits: number, others: number) => [...many(hits, '돌하르방 앞'), ...many(others, '주막 앞')];

  beforeEach(() => sql`delete from word_rule where pattern = ${PATTERN}`.execute(site.api.db));

  it.each([
    ['2 of 100', texts(2, 98), 201, 201],
    ['3 of 100', texts(3, 97), 403, 201],
    ['3 of 99, which says nothing', texts(3, 96), 201, 201],
    ['all of 100', texts(100, 0), 400, 400],
  ])('that hits %s needs its level', async (_, given, ofModerator, ofAdministrator) => {
    await comments(given);
    const { status, body } = await save(moderator);
    expect(status).toBe(ofModerator);
    if (status === 403) {
      expect(body).toMatchObject({ data: { needs: 1 }, message: expect.stringMatching(/거래 메모 100건 가운데 3건/) });
    }
    expect(await isSaved()).toBe(status === 201);
    await sql`delete from word_rule where pattern = ${PATTERN}`.execute(site.api.db);
    expect((await save(administrator)).status).toBe(ofAdministrator);
    expect(await isSaved()).toBe(ofAdministrator === 201);
  });

  it('is judged by the corpora of its scope, and when it comes into force', async () => {
    await comments(texts(50, 50));
    expect((await save(moderator, { scope: 'shout' })).status).toBe(201);
    const { id } = (await rules()).find(({ pattern }) => pattern === PATTERN) ?? { id: 0 };
    const change = async (by: By, change: object) => {
      const { version } = (await rules()).find((one) => one.id === id) ?? { version: 0 };
      return send(by, 'PUT', `${PATH}/${id}`, { ...change, version });
    };
    expect((await change(moderator, { scope: 'both' })).status).toBe(403);
    expect((await change(moderator, { scope: 'both', isActive: false })).status).toBe(200);
    expect((await change(moderator, { isActive: true })).status).toBe(403);
    expect((await change(administrator, { isActive: true })).status).toBe(200);
    expect((await change(moderator, { verdict: 'review' })).status).toBe(403);
    expect((await change(moderator, { isActive: false })).status).toBe(200);
  });
});

describe('the hits of a rule', () => {
  const readHits = async (kind: string, pattern: string) => {
    await site.api.wordHits.flush();
    return (await rules()).find((one) => one.kind === kind && one.pattern.split(' ')[0] === pattern)?.hits;
  };
  const list = (comment: string) =>
    send(player, 'POST', '/api/trades', { itemId: item.id, tradeType: 1, price: 1000, gameServer: 1, comment });

  it('are texts that it refused or filed, and shouts that it hid or masked, though a refusal undoes its transaction', async () => {
    for (const pattern of ['두꺼비집', '개구리집']) {
      const verdict = pattern === '개구리집' ? 'review' : 'refuse';
      await send(administrator, 'POST', PATH, { kind: 'AD', pattern, verdict });
    }
    await send(administrator, 'POST', PATH, { kind: 'ABUSE', pattern: '맹꽁이집' });
    for (const comment of ['두꺼비집 앞', '두 꺼 비 집', '주막 앞']) await list(comment);
    await list('개구리집 앞');
    const shout = (message: string) => ({ at: new Date().toISOString(), channel: 1, name: '풍백', message });
    const batch = [shout('두꺼비집 팝니다'), shout('맹꽁이집 팝니다')];
    await collector.sendAll(batch);
    await collector.sendAll(batch);
    expect(await readHits('AD', '두꺼비집')).toBe(3);
    expect(await readHits('AD', '개구리집')).toBe(1);
    expect(await readHits('ABUSE', '맹꽁이집')).toBe(1);
  });

  it('are those of thirty days, and are kept for sixty', async () => {
    const now = new Date('2026-03-31T12:00:00Z');
    const clock = fixedClock(now);
    const hits = createWordHits({ db: site.api.db, clock, log: silentLog });
    for (const days of [0, 29, 30, 60, 61]) {
      clock.set(new Date(now.getTime() - days * DAY_MS));
      hits.record(999_999);
    }
    await hits.flush();
    const days = async () =>
      (
        await site.api.db.selectFrom('word_hit').select('day').where('rule_id', '=', 999_999).orderBy('day').execute()
      ).map(({ day }) => day);
    expect(await days()).toEqual(['2026-01-29', '2026-01-30', '2026-03-01', '2026-03-02', '2026-03-31']);
    await deleteOldHits(site.api.db, now);
    expect(await days()).toEqual(['2026-01-30', '2026-03-01', '2026-03-02', '2026-03-31']);
  });

  it('are added up by several processes, and kept while the database is away', async () => {
    let isAway = true;
    const flaky = new Proxy(site.api.db, {
      get(target, name) {
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const clock = fixedClock(new Date());
    const logs = [flaky, site.api.db].map((db) => createWordHits({ db, clock, log: silentLog }));
    for (const one of logs) for (const ruleId of [888_888, 888_888]) one.record(ruleId);
    for (const one of logs) await one.flush();
    isAway = false;
    logs[0]?.record(888_888);
    for (const one of logs) await one.flush();
    const row = site.api.db.selectFrom('word_hit').select('count').where('rule_id', '=', 888_888);
    expect(await row.execute()).toEqual([{ count: 5 }]);
  });
});
