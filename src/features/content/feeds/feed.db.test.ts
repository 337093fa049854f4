import { XMLParser } from 'fast-xml-parser';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleReferences } from '#app/article-references.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { testDatabase } from '#tests/support/database.ts';
import { noQuotes } from '#tests/support/no-market.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { readArticles } from '../articles/article-reader.service.ts';
import { registerFeeds } from './feed.routes.ts';
import { FEEDS } from './feed.ts';

const NOW = '2026-03-20T00:00:00.000Z';
const test = testDatabase();
const clock = fixedClock(NOW);
const origin = 'https://naru.example';
const facts = smallCatalog();
const catalog = () => facts;
const paths = [...FEEDS.map(({ path }) => path), '/events/calendar.ics', '/events/1.ics'];

/** Of a process that has just started: nothing is in its memory. */
async function read(path: string, headers: Record<string, string> = {}) {
  const app = Fastify();
  const references = articleReferences({ db: test.db, catalog, quotes: noQuotes });
  registerFeeds(app, {
    db: test.db,
    clock,
    origin,
    references,
    articles: readArticles({ db: test.db, clock, references }),
  });
  const answer = await app.inject({ url: path, headers });
  await app.close();
  return answer;
}

beforeAll(async () => {
  await insertArticle(test.db, { kind: 'notice', id: 1 });
  await insertArticle(test.db, { kind: 'notice', id: 2, type: 2 });
  await insertArticle(test.db, { kind: 'guide', id: 1 });
  await insertArticle(test.db, { kind: 'event', id: 1, starts_at: new Date('2026-03-25T00:00:00Z') });
});

describe.each(paths)('%s', (path) => {
  it('is not sent again until something in it changes, whatever time it is', async () => {
    clock.set(NOW);
    const first = await read(path);
    expect(first.statusCode).toBe(200);
    clock.advance(DAY_MS);
    const again = await read(path, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const changed = { title: '고친 제목', updated_at: clock.now() };
    await test.db.updateTable('article').set(changed).execute();
    const other = await read(path, { 'if-none-match': String(first.headers.etag) });
    expect(other.statusCode).toBe(200);
    expect(other.body).toContain('고친 제목');
    expect(other.body).toMatch(/<lastBuildDate>Sat, 21 Mar 2026 00:00:00 GMT<|DTSTAMP:20260321T000000Z/);
    await test.db
      .updateTable('article')
      .set({ title: '제목', updated_at: new Date('2026-03-01T00:00:00Z') })
      .execute();
  });

  it('can be read where a stored text holds what XML cannot', async () => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: '본\uFFFE문\u{10FFFF}' }] }];
    await test.db
      .updateTable('article')
      .set({ title: '제\uFFFF목\u{1FFFE}', summary: '요\uFDD0약', document: JSON.stringify({ type: 'doc', content }) })
      .execute();
    const { body, statusCode } = await read(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('제목');
    expect(body).not.toMatch(/\p{Noncharacter_Code_Point}/u);
    if (path.endsWith('.xml')) expect(new XMLParser().parse(body).rss.channel.title).toMatch(/^바람나루/);
  });
});
