import { setTimeout as pause } from 'node:timers/promises';
import { broadcastTopics } from '#features/community/broadcasts/broadcast.topics.ts';
import { removeSampleShouts, storeSampleShouts } from '#features/community/broadcasts/sample-broadcasts.service.ts';
import { guildTopics } from '#features/community/guilds/guild.topics.ts';
import { partyTopics } from '#features/community/parties/party.topics.ts';
import { articleTopics } from '#features/content/articles/article.topics.ts';
import { removeSampleArticles, storeSampleArticles } from '#features/content/articles/sample-articles.service.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { quoteTopics } from '#features/trade/quotes/quote.topics.ts';
import { markQuotesChanged } from '#features/trade/quotes/quote-change.service.ts';
import { refreshQuotes } from '#features/trade/quotes/quote-refresher.service.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { tradeTopics } from '#features/trade/trades/trade.events.ts';
import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { Log } from '#platform/log/log.ts';
import { sampleArticles } from './sample-articles.ts';
import { type SampleSize, sampleMarket } from './sample-market.ts';
import { sampleShouts } from './sample-shouts.ts';
import { spamShouts } from './sample-spam.ts';
import { sampleVisits } from './sample-visits.ts';
import {
  countReal,
  insertSample,
  type RemovedSample,
  removeSample,
  type TouchedItem,
  takenNames,
  touchedItems,
} from './store-sample.ts';
import { insertSampleShoutReports } from './store-sample-desk.ts';
import { insertSampleVisits, removeSampleVisits } from './store-sample-visits.ts';

export interface DemoOptions {
  db: Db;
  transact: Transact;
  clock: Clock;
  log: Log;
  args: readonly string[];
  items: readonly Item[];
  dungeons: readonly Dungeon[];
  /** Facts by which shouts are parsed. */
  catalog: Catalog;
  gameServers: readonly [number, ...number[]];
  manipulatedItems: readonly number[];
  print(line: string): void;
  size?: SampleSize;
  /** Stops it after the present write. */
  signal?: AbortSignal;
}

const BUSY_MS = 20;
const HELP = `쓰는 법
  npm run demo               견본 사람과 거래를 넣습니다. 있던 견본은 새것으로 바뀝니다
  npm run demo -- --remove   견본을 모두 걷어 냅니다
  npm run demo -- --yes      진짜 사람이나 거래가 있어도 넣습니다`;

/** @returns the exit code */
export async function runDemo(options: DemoOptions): Promise<number> {
  const { args, print } = options;
  const isKnown = args.every((arg) => arg === '--remove' || arg === '--yes');
  if (!isKnown) {
    print(HELP);
    return args.includes('--help') ? 0 : 2;
  }
  if (args.includes('--remove')) return remove(options);
  const real = await countReal(options.db);
  if ((real.players > 0 || real.trades > 0) && !args.includes('--yes')) {
    print(
      `이 데이터베이스에는 진짜 사람 ${real.players}명과 진짜 거래 ${real.trades}건이 있습니다. 견본의 값은 시세에 함께 들어갑니다.`,
    );
    print('그래도 넣으려면 npm run demo -- --yes 로 다시 불러 주세요. 아무것도 바꾸지 않았습니다.');
    return 1;
  }
  return load(options);
}

async function load({
  db,
  transact,
  clock,
  items,
  dungeons,
  catalog,
  gameServers,
  size,
  print,
  ...counting
}: DemoOptions): Promise<number> {
  const now = clock.now();
  const startedAt = performance.now();
  const { market, ids } = await transact(async (unit) => {
    const removed = await removeSample(unit.db);
    await removeSampleShouts(unit);
    const names = await takenNames(unit.db);
    const made = sampleMarket({ items, dungeons, gameServers, now, takenNames: names, ...(size && { size }) });
    const ids = await insertSample(unit, made, now);
    await dropAndRecount(unit.db, [...removed.touched, ...touchedItems(made.trades)]);
    reportRemoved(print, removed, '있던 견본');
    return { market: made, ids };
  });
  const of = (status: number) => market.trades.filter((trade) => trade.status === status).length;
  print(
    `견본 사람 ${market.players.length}명, 거래 ${market.trades.length}건을 넣었습니다 (대기 ${of(1)}, 완료 ${of(2)}, 취소 ${of(3)}).`,
  );
  print(`견본 파티 ${market.parties.length}개가 사람을 모으고, 그 하나는 정산을 합니다.`);
  print(`견본 문파 ${market.guilds.length}곳에 문파원과 가입 신청, 글, 일정이 있습니다.`);
  print(`견본 신고 ${market.desk.reports.length}건과 문의 ${market.desk.inquiries.length}건이 있습니다.`);
  await countQuotes({ db, transact, clock, print, ...counting });
  const shouts = await loadShouts();
  print(`견본 외침 ${shouts}건을 넣었습니다.`);
  counting.signal?.throwIfAborted();
  const written = await transact((unit) => storeSampleArticles(unit.db, sampleArticles(now), now));
  print(`견본 소식 ${written}건을 넣었습니다.`);
  const days = await transact(async (unit) => {
    await removeSampleVisits(unit.db);
    return insertSampleVisits(unit.db, sampleVisits(now, size?.days));
  });
  print(`견본 방문 ${days}일을 넣었습니다.`);
  print(`모두 ${((performance.now() - startedAt) / 1000).toFixed(1)}초 걸렸습니다. 화면에는 ‘견본’이라고 적힙니다.`);
  print('걷어 내려면: npm run demo -- --remove');
  return 0;

  /** Call it after the quotes are stored, by which prices without a unit are interpreted. */
  function loadShouts(): Promise<number> {
    const { players, desk } = market;
    const names = players.map(({ name }) => name);
    const spammer = names[desk.cast.spammer] ?? '';
    const shouts = [
      ...sampleShouts({ items, names, gameServers, now }),
      ...spamShouts(items, spammer, { gameServer: gameServers[0], now }),
    ].sort((one, other) => one.at - other.at);
    const config = { manipulatedItems: counting.manipulatedItems };
    return transact(async (unit) => {
      const quotes = readQuotes({ db: unit.db, catalog: () => catalog, clock, config });
      const count = await storeSampleShouts(unit, { catalog: () => catalog, quotes }, { shouts, now });
      await insertSampleShoutReports(unit.db, desk, ids);
      return count;
    });
  }
}

async function remove({ db, transact, print, ...counting }: DemoOptions): Promise<number> {
  const removed = await transact(async (unit) => {
    const taken = await removeSample(unit.db);
    await removeSampleShouts(unit);
    await removeSampleArticles(unit.db);
    await removeSampleVisits(unit.db);
    await dropAndRecount(unit.db, taken.touched);
    return taken;
  });
  if (removed.players === 0 && removed.trades === 0) {
    print('걷어 낼 견본이 없습니다.');
    return 0;
  }
  reportRemoved(print, removed, '견본');
  await countQuotes({ db, transact, print, ...counting });
  return 0;
}

function reportRemoved(print: DemoOptions['print'], { players, trades }: RemovedSample, what: string): void {
  if (players + trades > 0) print(`${what} ${players}명과 거래 ${trades}건을 걷어 냈습니다.`);
}

/** A running site may refresh the quotes at the same time. */
async function dropAndRecount(db: Db, touched: readonly TouchedItem[]): Promise<void> {
  await markQuotesChanged(db, touched);
  const itemIds = [...new Set(touched.map(({ itemId }) => itemId))];
  await invalidatePages(db, [
    ...[tradeTopics.all, quoteTopics.all, partyTopics.all, guildTopics.all, broadcastTopics.all, articleTopics.all],
    ...itemIds.flatMap((id) => [tradeTopics.ofItem(id), quoteTopics.ofItem(id)]),
  ]);
}

async function countQuotes({
  print,
  signal,
  ...context
}: Pick<DemoOptions, 'db' | 'transact' | 'clock' | 'log' | 'manipulatedItems' | 'print' | 'signal'>): Promise<void> {
  const startedAt = performance.now();
  // A running site may be refreshing an item.
  while (await refreshQuotes(context, () => signal?.aborted === true)) await pause(BUSY_MS);
  signal?.throwIfAborted();
  print(`시세를 다시 셈했습니다 (${((performance.now() - startedAt) / 1000).toFixed(1)}초).`);
}
