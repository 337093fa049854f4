import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { createFixedTimeDatabase, type FixedTimeDatabase } from './fixed-time-database.ts';
import { fillPast, fillPresent, type Items, type Market } from './sample-market.ts';
import {
  apiClient,
  createProfile,
  NICKNAMES,
  openPage,
  PLAYERS,
  type Player,
  type SendRequest,
  type StorageState,
  signIn,
} from './sample-people.ts';
import type { Person } from './scene.ts';
import { freePort, loadDemo, startSite } from './site.ts';
import { untilSessionKnown, untilSettled } from './wait-for-page.ts';

export const NOW = new Date('2026-11-21T06:30:00Z');
const PAST = new Date('2026-11-18T12:10:00Z');
/** Minutes before `NOW`: old enough that live updates do not send these events again to every page that opens. */
const RECENT = new Date('2026-11-21T06:05:00Z');

const PROVIDERS = {
  AUTH_DISCORD_CLIENT_ID: 'shots',
  AUTH_DISCORD_CLIENT_SECRET: 'shots',
  AUTH_KAKAO_CLIENT_ID: 'shots',
  AUTH_KAKAO_CLIENT_SECRET: 'shots',
};

/** The filled site of a checkout, and the browser state of its visitors. */
export interface Fixtures {
  browser: Browser;
  market: Market;
  states: ReadonlyMap<Person, StorageState>;
  /** The fonts that a device stores after its first visit; empty: the tree knows none of that. */
  faces: string;
  close(): Promise<void>;
}

export interface FixtureOptions {
  tree: string;
  chromium: string;
}

export async function openFixtures(options: FixtureOptions): Promise<Fixtures> {
  const opened = new AsyncDisposableStack();
  try {
    return await openOn(opened, options);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openOn(opened: AsyncDisposableStack, { tree, chromium }: FixtureOptions): Promise<Fixtures> {
  const database = await createFixedTimeDatabase(PAST);
  opened.defer(() => database.drop());
  const port = await freePort();
  const browser = await openBrowser(chromium, port);
  opened.defer(() => browser.close());
  const on = (now: Date, settings = {}) => ({
    tree,
    now,
    port,
    settings: { DATABASE_URL: database.url, ...PROVIDERS, ...settings },
  });

  const past = await startSite(on(PAST));
  opened.defer(() => past.stop());
  const before = await withPlayers(browser, PAST, async (pages, sendRequest) => {
    for (const [player, page] of pages) await createProfile(page, NICKNAMES[player]);
    return fillPast(sendRequest);
  });
  await untilDone(database);
  await past.stop();

  await database.setNow(NOW);
  await loadDemo(on(NOW));
  await database.setNow(RECENT);
  const operators = { OPERATOR_USER_IDS: before.operator };
  const recent = await startSite(on(RECENT, operators));
  opened.defer(() => recent.stop());
  const { market, states } = await withPlayers(browser, RECENT, async (pages, sendRequest) => {
    const market = await fillPresent(sendRequest, before, NOW);
    await lookAtItems(pages.get('player'), market.items);
    return { market, states: await statesOf(pages) };
  });
  states.set('newcomer', await comeAsNewcomer(browser));
  await untilDone(database);
  await recent.stop();

  await database.setNow(NOW);
  const site = await startSite(on(NOW, operators));
  opened.defer(() => site.stop());
  await untilDone(database);
  return { browser, market, states, faces: await facesOf(port), close: () => opened.disposeAsync() };
}

async function facesOf(port: number): Promise<string> {
  const document = await (await fetch(`http://127.0.0.1:${port}/maintenance`)).text();
  return /data-faces="([^"]+)"/.exec(document)?.[1] ?? '';
}

type Pages = ReadonlyMap<Player, Page>;

async function withPlayers<T>(
  browser: Browser,
  now: Date,
  act: (pages: Pages, sendRequest: SendRequest) => Promise<T>,
): Promise<T> {
  const pages = new Map<Player, Page>();
  for (const player of PLAYERS) {
    const page = await openPage(browser, now);
    await signIn(page, NICKNAMES[player]);
    pages.set(player, page);
  }
  const sendRequest = apiClient((who) => {
    const page = pages.get(who);
    if (!page) throw new Error(`${who} is not there`);
    return page;
  });
  const result = await act(pages, sendRequest);
  for (const page of pages.values()) await page.context().close();
  return result;
}

async function comeAsNewcomer(browser: Browser): Promise<StorageState> {
  const page = await openPage(browser, RECENT);
  await signIn(page, NICKNAMES.newcomer);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

async function statesOf(pages: Pages): Promise<Map<Person, StorageState>> {
  const states = new Map<Person, StorageState>();
  for (const [player, page] of pages) states.set(player, await page.context().storageState());
  return states;
}

async function lookAtItems(page: Page | undefined, { jade, pumpkin, sword, wand }: Items): Promise<void> {
  for (const id of [jade, wand, pumpkin, sword]) {
    await page?.goto(`/items/${id}`);
    if (!page) return;
    await untilSessionKnown(page);
    await untilSettled(page, true);
    const star = page.getByRole('button', { name: '즐겨찾기' });
    if (id === pumpkin || id === sword) await star.click();
  }
  await page?.waitForTimeout(500);
}

const QUOTES_TO_COUNT = 'select count(*) from quote_change where due_at is null or due_at <= now()';
const JOBS_TO_DO = 'select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';

async function untilDone(database: FixedTimeDatabase): Promise<void> {
  // A job may mark quotes for computation, and a computation may add a job.
  for (const statement of [QUOTES_TO_COUNT, JOBS_TO_DO, QUOTES_TO_COUNT, JOBS_TO_DO])
    await database.untilNone(statement);
}
