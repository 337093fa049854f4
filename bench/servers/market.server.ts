import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#app/create-app.ts';
import { createHead } from '#app/document-head.ts';
import { openSite } from '#app/open-site.ts';
import type { Renderer } from '#app/render.tsx';
import { toSite } from '#app/to-site.ts';
import { storeSampleShouts } from '#features/community/broadcasts/sample-broadcasts.service.ts';
import { MAX_KEYWORDS } from '#features/community/keywords/keyword.contract.ts';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Db } from '#platform/database/db.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';

/**
 * The site over a filled market, running parties, guilds and shouts in the database of `DATA_DIR`. Arguments: `stored` caches rendered pages, `fresh`
 * renders each one, `bare` is `node:http` with React's part of one page alone; then that page's path.
 */

const DIST = join(import.meta.dirname, '../../dist');
const CLIENT_DIR = join(DIST, 'client');
const PLAYERS = 40;
const TRADES_EACH = 20;
const PARTIES = 40;
const GUILDS = 40;
const BROADCASTS = 100;

const [mode = 'kept', path = '/trade'] = process.argv.slice(2);
const { DATA_DIR, RATE_LIMIT_SCALE, TRUST_PROXY, BROADCAST_INGEST_KEY } = process.env;
const read = readConfig({ LOG_LEVEL: 'warn', DATA_DIR, RATE_LIMIT_SCALE, TRUST_PROXY, BROADCAST_INGEST_KEY });
if (!read.ok) throw new Error('The defaults do not make a configuration.');
const { config } = read;
const log = createConsoleLog('warn');
const site = await openSite({ config, log, build: { id: 'bench', timestamp: 0 }, progress: () => {} });
await fillMarket(site.api.db);
await fillParties(site.api.db);
await fillGuilds(site.api.db);
await fillBroadcasts(site.api);
await fillKeywords(site.api.db, Number(process.env.BENCH_KEYWORDS ?? 0));
const renderer = await loadRenderer();
const url = mode === 'bare' ? await serveBare() : await serveSite();
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => void site.close().finally(() => process.exit(0)));

async function loadRenderer(): Promise<Renderer> {
  const { createRenderer } = (await import(join(DIST, 'server/render.js'))) as typeof import('#app/render.tsx');
  return createRenderer({
    site: toSite(config),
    build: 'bench',
    headOf: createHead(CLIENT_DIR),
    onError: (error) => {
      throw error;
    },
  });
}

async function fillMarket(db: Db): Promise<void> {
  if (await db.selectFrom('trade').select('id').limit(1).executeTakeFirst()) return;
  const items = site.api.catalog().items.filter(({ trade }) => trade !== 0);
  for (let player = 0; player < PLAYERS; player += 1) {
    const { id } = await insertProfile(db, { name: `상인${player}` });
    for (let nth = 0; nth < TRADES_EACH; nth += 1) {
      const item = items[(player * 7 + nth * 31) % items.length];
      if (!item) continue;
      const price = 1000 * (1 + ((player * 13 + nth * 17) % 97));
      const at = new Date(Date.now() - (player * TRADES_EACH + nth) * MINUTE_MS);
      await insertTrade(db, { item_id: item.id, item_type: item.type, profile_id: id, price, created_at: at });
    }
  }
}

async function fillParties(db: Db): Promise<void> {
  if (await db.selectFrom('party').select('id').limit(1).executeTakeFirst()) return;
  const dungeons = site.api.catalog().dungeons.filter(({ region }) => region <= MAX_REGION);
  for (let nth = 0; nth < PARTIES; nth += 1) {
    const dungeon = dungeons[(nth * 7) % dungeons.length];
    await insertParty(db, {
      title: `같이 사냥하실 분 ${nth}`,
      dungeon_id: dungeon?.id ?? 0,
      region: dungeon?.region ?? 0,
      created_at: new Date(Date.now() - nth * MINUTE_MS),
      expired_at: new Date(Date.now() + HOUR_MS),
      others: [{ job: 4 }],
    });
  }
}

async function fillGuilds(db: Db): Promise<void> {
  if (await db.selectFrom('guild').select('id').limit(1).executeTakeFirst()) return;
  for (let nth = 0; nth < GUILDS; nth += 1) await insertGuild(db, { description: '같이 크는 문파입니다.' });
}

async function fillBroadcasts({
  db,
  clock,
  catalog,
}: Pick<typeof site.api, 'db' | 'clock' | 'catalog'>): Promise<void> {
  if (await db.selectFrom('broadcast').select('id').limit(1).executeTakeFirst()) return;
  const now = clock.now();
  const shouts = Array.from({ length: BROADCASTS }, (_, nth) => ({
    at: now.getTime() - nth * MINUTE_MS,
    gameServer: 1,
    channel: 1 + (nth % 20),
    name: `외침꾼${nth}`,
    message: `도토리 ${nth + 1}전에 팝니다`,
  }));
  const quotes = readQuotes({ db, clock, catalog, config });
  await site.api.transact((unit) => storeSampleShouts(unit, { catalog, quotes }, { shouts, now }));
}

/** Twenty a player; one in a hundred is shouted. */
async function fillKeywords(db: Db, count: number): Promise<void> {
  for (let player = 0; player * MAX_KEYWORDS < count; player += 1) {
    const profile = await insertProfile(db, { name: `귀밝은이${player}` });
    const rows = Array.from({ length: MAX_KEYWORDS }, (_, nth) => {
      const text = `말씀${player * MAX_KEYWORDS + nth}번`;
      return { created_at: new Date(), profile_id: profile.id, text, comparable: text, game_server: 0, kind: 0 };
    });
    await db.insertInto('keyword').values(rows).execute();
  }
}

async function serveSite(): Promise<string> {
  const cache = mode === 'kept' ? site.cache : null;
  const pages = { renderer: () => renderer, services: site.services, cache };
  const app = await createApp({ log, config, api: site.api, pages, clientDir: null });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.listeningOrigin;
}

async function serveBare(): Promise<string> {
  const render = await renderer.prepareBare(path, site.services());
  const server = createServer((_request, response) => {
    const body = Buffer.from(`<!DOCTYPE html>${render()}`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
