import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { createApiApp } from '#tests/support/api-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ContentSearch, createContentSearch } from './content-search.service.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const LATER = new Date('2026-12-01T00:00:00.000Z');
/** kB (1000 bytes) of brotli (contract §18). */
const MAX_KB = 40;
let database: TestDatabase;
let content: ContentSearch;
let app: Awaited<ReturnType<typeof createApiApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  content = createContentSearch({
    db,
    clock: fixedClock(NOW),
    log: silentLog,
    usualHeadings: { quest: ['준비물'] },
  });
  app = await createApiApp({ content: () => content.current() });
  const guide = await insertArticle(db, { kind: 'guide', title: '처음 99까지', category: 1 });
  const headings = [{ level: 2, anchor: '어디서-잡나', text: '어디서 잡나' }];
  await db
    .updateTable('article')
    .set({ headings: JSON.stringify(headings) })
    .where('kind', '=', 'guide')
    .execute();
  expect(guide).toBe(1);
  await insertArticle(db, { kind: 'notice', title: '서버 점검 안내', type: 4 });
  await insertArticle(db, { kind: 'notice', title: '가을 패치', type: 2 });
  await insertArticle(db, { kind: 'event', title: '눈싸움 대회' });
  await insertArticle(db, { kind: 'quest', title: '도토리 모으기' });
  const sections = ['준비물', '숲으로 가는 법'].map((text) => ({ level: 2, anchor: text.replaceAll(' ', '-'), text }));
  await db
    .updateTable('article')
    .set({ headings: JSON.stringify(sections) })
    .where('kind', '=', 'quest')
    .execute();
  await insertArticle(db, { kind: 'guide', title: '쓰다 만 길잡이', is_active: false });
  await insertArticle(db, { kind: 'notice', title: '예약한 공지', published_at: LATER });
  await insertArticle(db, { kind: 'event', title: '지운 행사', deleted_at: NOW });
  await content.reload();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const found = async (q: string) => {
  const hits: { kind: string; path: string }[] = (await app.inject(`/api/search?q=${encodeURIComponent(q)}`)).json();
  return hits.map(({ kind, path }) => `${kind} ${path}`);
};

describe('what is written', () => {
  it.each([
    ['처음 99', 'guide /guides/1'],
    ['어디서', 'guide /guides/1#어디서-잡나'],
    ['ㅇㄷㅅㅈㄴ', 'guide /guides/1#어디서-잡나'],
    ['점검', 'notice /notice/1'],
    ['ㄱㅇㅍㅊ', 'patchNote /patchNotes/2'],
    ['눈싸움', 'event /events/1'],
    ['ㄷㅌㄹ', 'quest /quests/1'],
    ['숲으로', 'quest /quests/1#숲으로-가는-법'],
  ])('is found by %s', async (q, hit) => expect(await found(q)).toContain(hit));

  it.each(['쓰다 만', '예약한 공지', '지운 행사'])('is not found before or after it is public: %s', async (q) => {
    expect((await found(q)).filter((hit) => /^(?:guide|notice|event) /.test(hit))).toEqual([]);
  });

  it('stands behind a fact of the same name', async () => {
    await insertArticle(database.db, { kind: 'notice', title: '도토리' });
    await content.reload();
    const [first, second] = await found('도토리');
    expect([first?.split(' ')[0], second]).toEqual(['item', expect.stringContaining('notice /notice/')]);
  });

  it('has a version that changes with it alone, under which the list is cached for ever', async () => {
    const { version } = content.current();
    await content.reload();
    expect(content.current().version).toBe(version);
    const cached = await app.inject(`/api/search/content.json?v=${version}`);
    expect(cached.headers['cache-control']).toContain('immutable');
    await insertArticle(database.db, { kind: 'notice', title: '새 공지' });
    await content.reload();
    expect(content.current().version).not.toBe(version);
    expect((await app.inject(`/api/search/content.json?v=${version}`)).headers['cache-control']).not.toContain(
      'immutable',
    );
  });
});

it('the list of a thousand titles with their headings is small enough to be loaded when the palette opens', () => {
  const words = [
    '승급',
    '체마',
    '사냥터',
    '국내성',
    '점검',
    '대회',
    '재료',
    '왕퀘',
    '시세',
    '안내',
    '변경',
    '정리',
    '보상',
  ];
  const title = (seed: number) =>
    [0, 1, 2, 3].map((place) => words[(seed * 7 + place * 5 + (seed >> place)) % words.length]);
  const entry = (kind: 'guide' | 'event' | 'notice', id: number, place: string, seed: number) => ({
    kind,
    id,
    name: `${title(seed).join(' ')} ${seed}`,
    path: `/${kind}/${id}${place}`,
    detail: '공지',
    weight: 40,
    aliases: [],
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const entries = [
    ...numbers(40).flatMap((id) =>
      numbers(7).map((part) => entry('guide', id, part === 1 ? '' : `#제목-${part}`, id * 7 + part)),
    ),
    ...numbers(60).map((id) => entry('event', id, '', id)),
    ...numbers(900).map((id) => entry('notice', id, '', id * 3)),
  ];
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const bytes = brotliCompressSync(JSON.stringify(packSearchEntries(entries)), quality).length;
  expect(bytes / 1000).toBeLessThanOrEqual(MAX_KB);
});
