import { MAX_CHUNK_SIZE } from '@supabase/ssr';
import { describe, expect, it } from 'vitest';
import { ANYWHERE } from '#features/community/parties/party.labels.ts';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { RESIZE_DEBOUNCE_MS } from '#features/shell/ads/ad-slot.rules.ts';
import { type CachedIcon, cachedIcon, withIcon } from '#features/shell/icons/icon-cache.rules.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { thresholdOf } from '#shared/advancement.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { readText } from '../structure/tree.ts';

const HOUR_MS = 3_600_000;
const DAY_S = 24 * 3600;

type Row = readonly [hp: number, mp: number, maxHp: number, maxMp: number];
const THRESHOLDS: readonly [job: string, code: number, rows: readonly Row[]][] = [
  [
    'warrior',
    1,
    [
      [70000, 0, 140000, 0],
      [200000, 0, 300000, 0],
      [600000, 0, 1200000, 0],
      [1400000, 0, 1600000, 0],
    ],
  ],
  [
    'rogue',
    2,
    [
      [65000, 0, 140000, 0],
      [220000, 0, 300000, 0],
      [600000, 0, 1200000, 0],
      [1400000, 0, 1600000, 0],
    ],
  ],
  [
    'wizard',
    3,
    [
      [30000, 20000, 60000, 40000],
      [150000, 100000, 200000, 150000],
      [300000, 500000, 600000, 700000],
      [650000, 900000, 1000000, 1000000],
    ],
  ],
  [
    'healer',
    4,
    [
      [25000, 25000, 60000, 40000],
      [80000, 70000, 200000, 150000],
      [250000, 250000, 600000, 700000],
      [600000, 750000, 1000000, 1000000],
    ],
  ],
];

describe('p§9 profile stat thresholds', () => {
  it.each(THRESHOLDS)('%s, grades 1 to 4', (_name, job, rows) => {
    const known = [1, 2, 3, 4].map((grade) => {
      const { least, full } = thresholdOf(job, grade) ?? {};
      return [least?.hp, least?.mp, full?.hp, full?.mp];
    });
    expect(known).toEqual(rows);
  });
});

describe('p§9 defaults and choices', () => {
  testedIn(
    'default profile: job warrior, level 1',
    'src/features/people/profiles/upsert.api.test.ts',
    'creates a warrior of level 1 after consent, with the verified identity',
  );

  it('manipulated items: a comma-separated configuration list', () => {
    const read = readConfig({ PUBLIC_SITE_URL: 'https://site.example', MANIPULATED_ITEMS: '3, 14,15' });
    expect(read.ok && read.config.manipulatedItems).toEqual([3, 14, 15]);
  });

  it('party dungeon choices: any place (id 0) plus dungeons of region up to 5', () => {
    expect([ANYWHERE, MAX_REGION]).toEqual([0, 5]);
  });
});

describe('p§9 times of the screen', () => {
  it('anchor: highlight 1500 ms, initial delay 500 ms, 10 retries at 100 ms', () => {
    const code = readText('src/features/shell/anchors/ui/scroll-to-anchor.ts');
    for (const line of ['FIRST_TRY_MS = 500', 'RETRY_MS = 100', 'RETRIES = 10', 'HIGHLIGHT_MS = 1500']) {
      expect(code).toContain(`const ${line};`);
    }
  });

  testedIn(
    'anchor: as a browser does it',
    'src/features/shell/anchors/ui/scroll-to-anchor.component.test.tsx',
    'leads to the element of that id after 500 ms, in the middle, unfolded, focused and highlighted for 1500 ms',
    '%s',
  );
  testedIn(
    'pull-up toast 3000 ms',
    'src/ui/overlay/overlays.component.test.tsx',
    'stands at the top right and goes after three seconds, later with something to press',
  );

  it('login dialog: max width 300px (90%), animation 150 ms', () => {
    expect(readText('src/ui/overlay/dialog.css')).toContain('width: min(300px, 90%);');
    expect(readText('src/ui/styles/tokens.css')).toContain('--fade: 150ms;');
    expect(readText('src/ui/overlay/dialog.css')).toContain('transition: opacity var(--fade);');
  });

  testedIn(
    'login dialog: closable by Escape',
    'src/ui/overlay/overlays.component.test.tsx',
    'has its button focused, and closes by Escape and by a press outside',
  );
  testedIn('share image 600x315', 'src/app/pages.page.test.ts', 'is shared with a picture of 600 by 315');
  testedIn(
    'device check: re-runs 50 ms after resize',
    'src/platform/client/window-kind.test.ts',
    'is decided anew 50 ms after the last resize, and not before',
  );
});

describe('p§9 requests and sessions', () => {
  testedIn(
    'fetch retry: 3 attempts in total',
    'src/platform/client/fetch-with-retry.test.ts',
    'that gets no answer is tried three times in total, with a warning before each further try',
  );

  it('session cookie: path /, same-site lax, max age 400 days, chunk size 3180 characters', () => {
    expect(SESSION_COOKIE).toMatchObject({ path: '/', sameSite: 'lax', maxAge: 400 * DAY_S });
    expect(MAX_CHUNK_SIZE).toBe(3180);
  });

  it('session cookie: not http-only', () => {
    expect(SESSION_COOKIE).not.toHaveProperty('httpOnly');
  });

  testedIn(
    'auto-refresh: every 30 seconds, when 3 ticks or fewer remain',
    'tests/e2e/journeys/session-renewal.e2e.ts',
    'is renewed at the interval, in eight tabs at once',
  );
  it('expiry margin on recovery: never less than 10 seconds', () => {
    const constants = readText('node_modules/@supabase/auth-js/src/lib/constants.ts');
    expect(constants).toContain('EXPIRY_MARGIN_MS = AUTO_REFRESH_TICK_THRESHOLD * AUTO_REFRESH_TICK_DURATION_MS');
    expect(constants).toContain('AUTO_REFRESH_TICK_DURATION_MS = 30 * 1000');
  });

  testedIn(
    'realtime: heartbeat 30 seconds, request timeout 10 seconds',
    'src/platform/live/live-hub.test.ts',
    'is requested every thirty seconds and awaited for ten',
  );
  testedIn(
    'realtime: the browser notices a server that does not respond',
    'src/platform/client/live-line.test.ts',
    'is detected when the server does not respond',
  );
});

describe('p§9 ads', () => {
  testedIn(
    'idle timer stops after 5 minutes, a threshold of 30 seconds, a window of at least 640 px',
    'src/features/shell/ads/ad-refresh.test.ts',
    'p§9 ads: the clock of a page',
    'stands still after 5 minutes without a sign, and goes on with the next',
    'with a visible slot, in a window of 640 px and after 30 s',
  );
  testedIn(
    'sidebars from width 1344 and small below 1624, bottom anchor 320-728',
    'src/features/shell/ads/ad-slot.rules.test.ts',
    'p§9 ads: the size of a slot',
  );

  it('resize debounce 250 ms', () => {
    expect(RESIZE_DEBOUNCE_MS).toBe(250);
  });
});

describe('p§9 icons', () => {
  const icon = (name: string, at: number): CachedIcon => ({ name, body: '<path/>', at });

  it('icon fetch timeout 500 ms', () => {
    const code = readText('src/features/shell/icons/ui/public/find-game-icon.ts');
    expect(code).toContain('const TIMEOUT_MS = 500;');
    expect(code).toContain('AbortSignal.timeout(TIMEOUT_MS)');
  });

  it('icon cache: at most 50 entries', () => {
    let cache: CachedIcon[] = [];
    for (let at = 0; at < 60; at += 1) cache = withIcon(cache, icon(`icon-${at}`, at));
    expect(cache).toHaveLength(50);
  });

  it('icon cache: expiry 168 hours', () => {
    const cache = withIcon([], icon('acorn', 0));
    const isKnown = (now: number) => cachedIcon(cache, 'acorn', now) !== undefined;
    expect([isKnown(168 * HOUR_MS - 1), isKnown(168 * HOUR_MS)]).toEqual([true, false]);
  });

  testedIn(
    'icon cache: the least recently used goes',
    'src/features/shell/icons/icon-cache.rules.test.ts',
    'drops the least recently used, whose age is not renewed by use',
  );
});

describe('p§9 layering and limits', () => {
  testedIn(
    'overlay layering: modal 1100, overlay and menu 1000, tooltip 1100',
    'tests/structure/layering.test.ts',
    'is for %s %d',
    'is by name for every overlay',
  );
  testedIn(
    'trade limits: price, quantity, comment length',
    'src/features/trade/trades/trade-write.api.test.ts',
    'refuses what exceeds the limit of %s: %j',
    'accepts the limit itself: %j',
  );
});
