import { join } from 'node:path';
import sharp from 'sharp';
import { findEvents, findGuides, findMonths, findNotices } from '#features/content/articles/article.repository.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { processImage } from '#platform/images/image-processor.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { besideSameBytes } from './beside-same-bytes.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, median, resultOf, serverFile, startServer } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';

const GUIDE = '/guides/1';
const SMALL = 100;
const LARGE = 10_000;
const NOW = new Date('2026-11-27T12:00:00Z');
const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

export default async function content(): Promise<BenchResult[]> {
  return [...(await guidePage()), ...(await lists()), ...(await images())];
}

async function guidePage(): Promise<BenchResult[]> {
  return [
    await besideSameBytes('kept guide (br) ÷ node:http with the same bytes', GUIDE),
    ...(await freshPage({
      name: 'fresh guide',
      path: GUIDE,
      ratioAtLeast: 0.5,
      fresh: () => startServer(serverFile('site'), { args: ['fresh'] }),
      bare: () => startServer(serverFile('bare-render'), { args: [GUIDE] }),
    })),
  ];
}

async function lists(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const small = await makeArticles(url, 'small', SMALL);
    const large = await makeArticles(url, 'large', LARGE);
    const name = `p50 at ${LARGE.toLocaleString('en')} entries ÷ at ${SMALL}`;
    const results = await comparedInTurns(questionsTo(large), questionsTo(small), { name });
    await Promise.all([small.close(), large.close()]);
    return results;
  });
}

function questionsTo({ db }: DatabaseConnection): Map<string, Question> {
  const page = { limit: 20 };
  return new Map<string, Question>([
    ['notices', () => findNotices(db, { withoutPatchNotes: true }, page, NOW)],
    ['patch notes', () => findNotices(db, { type: 2 }, page, NOW)],
    ['guides', () => findGuides(db, {}, page, NOW)],
    ['events that run', () => findEvents(db, 'now', page, NOW)],
    ['past events', () => findEvents(db, 'past', page, NOW)],
    ['months of patch notes', () => findMonths(db, 2, NOW)],
  ]);
}

async function makeArticles(serverUrl: string, name: string, count: number): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  for (const kind of ['notice', 'guide', 'event']) {
    await setup.pool.query(INSERT_ARTICLES, [kind, count]);
  }
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

/** An hour apart, back from now; of a hundred events one runs, whatever their number ten at most. */
const INSERT_ARTICLES = `
  insert into article (kind, id, created_at, updated_at, version, title, document, summary, headings, search_text,
    is_active, published_at, released_at, type, category, sort_order, starts_at, ends_at)
  select $1, n, at, at, 1, '제목 ' || n, '{"type":"doc","content":[]}', '요약', '[]', '제목' || n, true, at, at,
    case when $1 = 'notice' then 1 + n % 4 end, case when $1 = 'guide' then 1 + n % 5 end, n,
    case when $1 = 'event' then at end,
    case when $1 = 'event' then case when n <= 10 then timestamptz '2027-01-01' else at + interval '1 hour' end end
  from generate_series(1, $2::int) as n, lateral (select timestamptz '2026-11-27 11:00+00' - n * interval '1 hour' as at) as made`;

const SIDE = { width: 7745, height: 5164 };
const MAX_IMAGE_MS = 4000;
const MAX_MEMORY_MIB = 256;
const IMAGES = 40;
const MIB = 1024 * 1024;

async function images(): Promise<BenchResult[]> {
  const jpeg = await sharp({
    create: { ...SIDE, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'picture.jpg');
  const whole = new Response(form);
  const contentType = whole.headers.get('content-type') ?? '';
  const sent = await whole.arrayBuffer();
  const upload = () => ({ body: new Uint8Array(sent.slice(0)), contentType, maxBytes: sent.byteLength });
  await processImage(upload(), 'sign');
  const before = process.memoryUsage().rss;
  const times: number[] = [];
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  for (let round = 0; round < 5; round += 1) times.push(await timed(() => processImage(upload(), 'content')));
  // As the route admits them: two at a time.
  const waiting = Array.from({ length: IMAGES }, () => () => processImage(upload(), 'sign'));
  const lanes = [0, 1].map(async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
  });
  await Promise.all(lanes);
  clearInterval(watch);
  const copy = await timed(async () => sharp(jpeg).stats());
  return [
    resultOf({
      name: `JPEG of ${Math.round((SIDE.width * SIDE.height) / 1e6)} megapixels made anew at three widths ÷ one decoding`,
      unit: 'ms',
      ours: median(times),
      baseline: copy,
      target: { atMost: MAX_IMAGE_MS },
    }),
    resultOf({
      name: `memory while ${IMAGES} such pictures come at once ÷ before`,
      unit: 'MiB',
      ours: (most - before) / MIB,
      baseline: before / MIB,
      target: { atMost: MAX_MEMORY_MIB },
    }),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
