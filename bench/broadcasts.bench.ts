import { siteEffects } from '#app/site-effects.ts';
import type { CleanMessage } from '#features/community/broadcasts/broadcast-message.rules.ts';
import { comparableText } from '#features/community/broadcasts/broadcast-text.rules.ts';
import { readBatch, type UnderstoodMessage } from '#features/community/broadcasts/read-batch.service.ts';
import { listBroadcasts, readHeat } from '#features/community/broadcasts/read-broadcasts.service.ts';
import { storeBatch } from '#features/community/broadcasts/store-batch.service.ts';
import { WordFinder } from '#features/community/keywords/word-finder.rules.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { makeBroadcasts } from './broadcast-rows.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { type BenchResult, median, resultOf } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const PAGE = 50;
const BATCH = 25;
const BATCHES = 200;
const KEYWORDS = 10_000;
const GAME_SERVERS = [{ id: 1 }, { id: 2 }];

export default async function broadcasts(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const catalog = buildCatalog(await gameDataFromSources());
    const itemIds = catalog.items.slice(0, 200).map(({ id }) => id);
    const small = await makeBroadcasts(url, 'small', { rows: SMALL, itemIds });
    const large = await makeBroadcasts(url, 'large', { rows: LARGE, itemIds });
    const name = `p50 at ${LARGE.toLocaleString('en')} shouts ÷ at ${SMALL.toLocaleString('en')}`;
    const results = [
      ...(await comparedInTurns(questionsTo(catalog, large), questionsTo(catalog, small), { name })),
      await compareStoring(catalog, large),
      compareKeywords(catalog),
    ];
    await Promise.all([small.close(), large.close()]);
    return results;
  });
}

function questionsTo(catalog: Catalog, { db }: DatabaseConnection): Map<string, Question> {
  const deps = { db, clock: systemClock, site: { catalog, gameServers: GAME_SERVERS } };
  const listOf = (filter: object) => () => listBroadcasts(deps, filter, { limit: PAGE });
  const [item] = catalog.items;
  return new Map<string, Question>([
    ['shout list', listOf({})],
    ['shout list, server and channel', listOf({ gameServer: 1, channel: 7 })],
    ['shout list, kind', listOf({ kind: 2 })],
    ['shout list, item', listOf({ itemId: item?.id })],
    ['shout list, each repeat', listOf({ fold: false })],
    ['shout search', listOf({ q: '물건 12' })],
    ['shout search, a word nobody said', listOf({ q: '아무도안한말' })],
    ['heat', () => readHeat(deps, {})],
  ]);
}

/** The whole transaction of a batch beside the bare insert of the very same rows. */
async function compareStoring(catalog: Catalog, { db }: DatabaseConnection): Promise<BenchResult> {
  const profile = await insertProfile(db);
  await db
    .insertInto('keyword')
    .values({
      created_at: new Date(),
      profile_id: profile.id,
      text: '현철',
      comparable: '현철',
      game_server: 0,
      kind: 0,
    })
    .execute();
  const transact = createTransact({ db, clock: systemClock, handlers: siteEffects });
  const quotes = readQuotes({ db, clock: systemClock, catalog: () => catalog, config: { manipulatedItems: [] } });
  const times: [number[], number[]] = [[], []];
  for (let nth = 0; nth < BATCHES; nth += 1) {
    const now = new Date();
    const messages = await readBatch({ db, quotes, catalog: () => catalog }, 1, batchOf(nth, now));
    const batch = { gameServer: 1, source: 'bench', messages };
    times[0].push(await timeOf(() => transact((unit) => storeBatch(unit, batch, { now, items: catalog }))));
    times[1].push(await insertAgain(db, messages));
  }
  const [ours, baseline] = times.map((one) => median(one)) as [number, number];
  const name = `a batch of ${BATCH} shouts: its transaction ÷ the bare insert of its rows`;
  return resultOf({ name, unit: 'ms', ours, baseline, target: { ratioAtMost: 4 } });
}

/** A third are repeats of an earlier batch. */
function batchOf(nth: number, now: Date): CleanMessage[] {
  return Array.from({ length: BATCH }, (_, index) => {
    const turn = index % 3 === 0 ? 0 : nth;
    const message = `현철중검 ${index + 1}만 팝니다 ${turn} 번째`;
    return {
      index,
      ref: null,
      at: now.getTime() - 20_000 * (index % 2),
      channel: index,
      name: `이름${index}`,
      message,
    };
  });
}

/** The rows that the transaction has just stored, once more under other hashes. */
async function insertAgain(db: DatabaseConnection['db'], messages: readonly UnderstoodMessage[]): Promise<number> {
  const hashes = messages.map(({ contentHash }) => contentHash);
  const rows = await db.selectFrom('broadcast').selectAll().where('content_hash', 'in', hashes).limit(BATCH).execute();
  const values = rows.map(({ id: _, ...row }) => {
    const [content_hash, run_hash] = [crypto.randomUUID(), crypto.randomUUID()];
    return { ...row, content_hash, run_hash };
  });
  return timeOf(() => db.insertInto('broadcast').values(values).execute());
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One pass for all words, beside a look for each of them. */
function compareKeywords(catalog: Catalog): BenchResult {
  const names = catalog.items.map(({ name }) => comparableText(name));
  const words = Array.from({ length: KEYWORDS }, (_, nth) => `${names[nth % names.length]}${nth}`);
  const finder = new WordFinder();
  for (const word of words) finder.add(word);
  for (const link of finder.links()) link();
  const texts = Array.from({ length: 300 }, (_, nth) => `${names[nth]}${nth}팝니다${nth * 7}만귓주세요`);
  const msOf = (look: (text: string) => unknown) => {
    const startedAt = performance.now();
    for (const text of texts) look(text);
    return (performance.now() - startedAt) / texts.length;
  };
  const find = (text: string) => finder.find(text);
  msOf(find);
  const ours = msOf(find);
  const baseline = msOf((text) => words.filter((word) => text.includes(word)));
  const name = `${KEYWORDS.toLocaleString('en')} keywords in one shout: one pass ÷ word by word`;
  return resultOf({ name, unit: 'ms', ours, baseline, target: { ratioAtMost: 0.2 } });
}
