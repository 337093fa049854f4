import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PageSample, pageSamples } from '#tests/support/page-samples.ts';
import { openSlowLine } from '#tests/support/slow-line.ts';
import { beginAs } from './people-object.ts';
import { accessibilityFaults, sidewaysFaults } from './screen-faults.ts';
import { catalog, DESKTOP, journeys, PHONE, type Stage, untilAlive, type VisitOptions } from './stage.ts';

const samples = pageSamples(catalog);
const NARROWEST = 320;

/** Adds up how far things jump, from the first moment on. */
const RECORD_SHIFTS = () => {
  const shifts: { value: number; nodes: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {
        value,
        hadRecentInput,
        sources = [],
      } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      };
      const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : 'text'));
      if (!hadRecentInput) shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** In groups that wait for the slow line side by side. */
function groupsOf(size: number, all: readonly PageSample[]): PageSample[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

const recordShifts = (page: Page) => page.addInitScript(RECORD_SHIFTS);

async function shiftsOf(page: Page): Promise<unknown> {
  // What comes last may come after `load`: fonts, pictures, React.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  return page.evaluate(() => ('shifts' in window ? window.shifts : 'not watched'));
}

/** On a busy machine a font may come after the first paint: then what counts is the next visit, with the font at hand. */
async function steadyShiftsOf(page: Page): Promise<unknown> {
  const shifts = await shiftsOf(page);
  if (Array.isArray(shifts) && shifts.length === 0) return shifts;
  await page.reload();
  await untilAlive(page);
  return shiftsOf(page);
}

let guests = 0;

/** Where only who is signed in may be, a new player comes in first. */
async function visitAs(visit: Stage['visit'], path: string, { isGuarded }: PageSample, options: VisitOptions) {
  if (!isGuarded) return visit(path, options);
  const visitor = await visit('/login', options);
  guests += 1;
  await beginAs(visitor.page, `손님${guests}`);
  await visitor.page.goto(path);
  await untilAlive(visitor.page);
  return visitor;
}

journeys('every kind of page', ({ visit }) => {
  describe.each(samples)('$route', (sample) => {
    const { path, title } = sample;
    it.each([
      ['a desk', DESKTOP],
      ['a phone', PHONE],
    ])('stands still, fits and can be read by everybody on %s', async (_place, screen) => {
      const { page } = await visitAs(visit, path, sample, { ...screen, prepare: recordShifts });
      expect(await page.title()).toContain(title);
      expect(await steadyShiftsOf(page), 'layout shifts').toEqual([]);
      expect(await accessibilityFaults(page), 'accessibility').toEqual([]);
      expect(await sidewaysFaults(page), 'sideways scroll').toEqual([]);
      if (screen !== PHONE) return;
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      expect(await sidewaysFaults(page), 'sideways scroll of the narrowest phone').toEqual([]);
    });
  });

  it('the error page, too', async () => {
    for (const screen of [DESKTOP, PHONE]) {
      const { page } = await visit('/nowhere', { ...screen, allowed: /404 \(Not Found\)/, prepare: recordShifts });
      expect(await steadyShiftsOf(page)).toEqual([]);
      expect(await sidewaysFaults(page)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
});

journeys('a slow line', ({ visit, site }) => {
  /** A piece ends within a row, a word, a tag: whatever is there already must stand where it will stay. */
  const PIECES = [
    { pieceBytes: 900, pauseMs: 15 },
    { pieceBytes: 1300, pauseMs: 20 },
  ];

  async function slowShiftsOf(sample: PageSample, origin: string): Promise<unknown> {
    const { page } = await visitAs(visit, origin + sample.path, sample, {
      ...PHONE,
      allowed: /^failed: \S+\.woff2$|ERR_FAILED/,
      async prepare(prepared) {
        await recordShifts(prepared);
        // A face that never comes: what it would move depends on the faces of the machine, all else must not.
        await prepared.route('**/*.woff2', (route) => route.abort());
      },
    });
    const shifts = await shiftsOf(page);
    await page.close();
    return shifts;
  }

  it.each(groupsOf(4, samples))('pages stand still while they come in piece by piece: $0.path …', async (...group) => {
    for (const pieces of PIECES) {
      const line = await openSlowLine(site().origin, pieces);
      const shifts = await Promise.all(
        group.map(async (sample) => [sample.path, await slowShiftsOf(sample, line.origin)]),
      );
      await line.close();
      expect(shifts, JSON.stringify(pieces)).toEqual(group.map(({ path }) => [path, []]));
    }
  });
});

journeys('the first visit', ({ visit, site }) => {
  const MAX_JAVASCRIPT_BYTES = 100_000;

  it('of an item page asks for at most 100 kB of JavaScript before it is loaded', async () => {
    const sample = samples.find(({ route }) => route === '/items/:id');
    const scripts = new Map<string, Promise<number>>();
    let isLoaded = false;
    const { page } = await visit(sample?.path ?? '/', {
      async prepare(prepared) {
        prepared.on('load', () => {
          isLoaded = true;
        });
        prepared.on('response', (response) => {
          if (isLoaded || response.request().resourceType() !== 'script') return;
          const sent = response.headerValue('content-encoding').then((coding) => {
            expect(coding).toBe('br');
            return response.request().sizes();
          });
          scripts.set(
            response.url(),
            sent.then(({ responseBodySize }) => responseBodySize),
          );
        });
      },
    });
    const sizes = await Promise.all(scripts.values());
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES);
    expect(new URL(page.url()).origin).toBe(site().origin);
  });

  it('asks nothing of any other site', async () => {
    const strangers: string[] = [];
    const { page } = await visit('/', {
      async prepare(prepared) {
        prepared.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== site().origin && protocol !== 'data:') strangers.push(request.url());
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
  });
});
