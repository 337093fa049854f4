import type { Page } from 'playwright-core';
import { deadControls } from '#tests/e2e/support/dead-controls.ts';
import { accessibilityFaults, axeViolations } from '#tests/e2e/support/screen-faults.ts';
import { ALL_WIDTHS, type WalkOptions, walkWidths } from '#tests/e2e/support/width-faults.ts';
import { zoomFaults } from '#tests/e2e/support/zoom-faults.ts';
import { allScenes } from './all-scenes.ts';
import { withScene } from './camera.ts';
import { deskPages } from './desk-pages.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';
import { sampledPages } from './sampled-pages.ts';
import { DESK_WIDTHS, fileOf, type Person, type Scene, scene, type Width } from './scene.ts';
import { everyPage } from './scenes/every-page.ts';
import { visitAll } from './visit-all.ts';
import { untilSettled } from './wait-for-page.ts';

/** Phones are below: the walk of a phone begins there, so that each of its widths has a wider neighbour. */
const LEAST_DESK = 900;
const READERS: readonly Person[] = ['nobody', 'player'];
/** px: the second width at which axe looks at a scene. */
const NARROWER: Partial<Record<Width, number>> = { 390: 320, 1440: LEAST_DESK };
const TARGET_SIZE = 'target-size';
/** Of the window's height. */
const SCROLLED = 0.2;
/** Their pages draw phones and desks by scripts. */
const OF_OPERATORS: WalkOptions = { settle: (page) => untilSettled(page, true), isLengthFree: true };
/** These show another screen's markup in another light. */
const SAME_MARKUP = /^(forced-colors|print|pointed|focused)\./;
const AS_OPENED = /^(page|no-scripts)\./;

export interface ScreenFaultsOptions {
  tree: string;
  chromium: string;
  /** Chooses screens by name. */
  only: RegExp | undefined;
  looks: {
    widths: boolean;
    /** Every page, or every screen with its panels and dialogs, which takes hours on two cores. */
    axe: 'pages' | 'screens' | undefined;
  };
  progress(line: string): void;
}

export interface FaultyScreen {
  screen: string;
  faults: string[];
}

interface Look {
  screen: string;
  faults(): Promise<string[]>;
}

/**
 * Walks all pages through all widths, large text and zoom, asks axe about them, and looks for dead controls in those without
 * scripts.
 */
export async function findScreenFaults(
  options: ScreenFaultsOptions,
): Promise<{ looks: number; found: FaultyScreen[] }> {
  const { only, looks, progress } = options;
  progress('견본을 채운 사이트를 엽니다.');
  const fixtures = await openFixtures(options);
  try {
    const all = [
      ...(looks.widths ? await widthLooks(fixtures) : []),
      ...(looks.axe ? await axeLooks(fixtures, looks.axe) : []),
    ];
    const chosen = all.filter(({ screen }) => only?.test(screen) ?? true);
    progress(`화면 ${chosen.length}가지를 봅니다.`);
    const lookAndReport = async (look: Look) => {
      const seen = await lookOnce(look);
      // A walk may be ended before its summary.
      for (const fault of seen.faults) progress(`  ${seen.screen}: ${fault}`);
      return seen;
    };
    const found = await visitAll(chosen, lookAndReport, progress);
    return {
      looks: chosen.length,
      found: found
        .filter(({ faults }) => faults.length > 0)
        .sort((one, other) => one.screen.localeCompare(other.screen)),
    };
  } finally {
    await fixtures.close();
  }
}

async function lookOnce({ screen, faults }: Look): Promise<FaultyScreen> {
  try {
    return { screen, faults: await faults() };
  } catch (error) {
    return {
      screen,
      faults: [`not looked at: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`],
    };
  }
}

async function widthLooks(fixtures: Fixtures): Promise<Look[]> {
  const phones = ALL_WIDTHS.filter((width) => width <= LEAST_DESK);
  const desks = ALL_WIDTHS.filter((width) => width >= LEAST_DESK);
  const pages = await sampledPages(fixtures.market);
  const inDesk = deskPages(fixtures.market.desk);
  return [
    ...pages.flatMap(({ name, path }) =>
      READERS.flatMap((as) => [
        widthLook(fixtures, `widths.${as}.${name}.phone`, scene(name, path, { as, widths: [390] }), (page) =>
          walkWidths(page, phones),
        ),
        widthLook(fixtures, `widths.${as}.${name}.desk`, scene(name, path, { as, widths: [1440] }), (page) =>
          faultsOfDesk(page, desks),
        ),
      ]),
    ),
    ...inDesk.flatMap(({ name, path }) => [
      widthLook(fixtures, `widths.desk.${name}.phone`, scene(name, path, { as: 'operator', widths: [390] }), (page) =>
        withOpenRow(page, () => walkWidths(page, phones, OF_OPERATORS)),
      ),
      widthLook(fixtures, `widths.desk.${name}.desk`, scene(name, path, { as: 'operator', widths: [1440] }), (page) =>
        withOpenRow(page, () => faultsOfDesk(page, desks, OF_OPERATORS)),
      ),
    ]),
  ];
}

/** A list of the desk also with its first row open. */
async function withOpenRow(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const size = page.viewportSize();
  const found = await look();
  const first = page.getByRole('main').locator('a[data-row]').filter({ visible: true }).first();
  if (size === null || (await first.count()) === 0) return found;
  // Rows with a page in place of a panel have their page among the samples.
  const href = new URL((await first.getAttribute('href')) ?? '', page.url());
  if (href.pathname !== new URL(page.url()).pathname) return found;
  await page.setViewportSize(size);
  await first.click();
  await untilSettled(page, true);
  return [...found, ...(await look()).map((fault) => `row open: ${fault}`)];
}

/** At the end with large text and zoomed, as the narrower windows of a desk. */
async function faultsOfDesk(page: Page, widths: readonly number[], options: WalkOptions = {}): Promise<string[]> {
  return [...(await walkWidths(page, widths, options)), ...(await zoomFaults(page, options.settle))];
}

function widthLook(fixtures: Fixtures, screen: string, [at]: Scene[], look: (page: Page) => Promise<string[]>): Look {
  if (at === undefined) throw new Error(`${screen} has no scene`);
  return { screen, faults: () => withScene(fixtures, at, look) };
}

async function axeLooks(fixtures: Fixtures, among: 'pages' | 'screens'): Promise<Look[]> {
  const pages = await sampledPages(fixtures.market);
  const scenes = [
    ...(among === 'pages'
      ? everyPage(pages).filter(({ name }) => AS_OPENED.test(name))
      : await allScenes(fixtures.market)),
    ...pages.flatMap(({ name, path }) => scene(`signed-in.${name}`, path, { as: 'player' })),
  ];
  const inDesk = deskPages(fixtures.market.desk).flatMap(({ name, path }) =>
    scene(`desk.${name}`, path, { as: 'operator', widths: DESK_WIDTHS }),
  );
  const look = (at: Scene, faults: (page: Page) => Promise<string[]>): Look => ({
    screen: `axe.${fileOf(at).replace(/\.png$/, '')}`,
    faults: () => withScene(fixtures, at, faults),
  });
  return [
    ...scenes
      .filter(({ name, width }) => !SAME_MARKUP.test(name) && width !== LEAST_DESK)
      .map((at) => look(at, (page) => (at.hasScripts ? faultsAtWidths(page, at.width) : deadControls(page)))),
    ...inDesk.map((at) => look(at, (page) => withOpenRow(page, () => faultsAtWidths(page, at.width)))),
  ];
}

/** Also in the narrower window of the same kind, into which the screen is drawn with what is open on it. */
async function faultsAtWidths(page: Page, width: Width): Promise<string[]> {
  const found = await faultsNow(page);
  const narrower = NARROWER[width];
  if (narrower === undefined) return found;
  await page.setViewportSize({ width: narrower, height: page.viewportSize()?.height ?? width });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return [...found, ...(await faultsNow(page)).map((fault) => `${narrower}: ${fault}`)];
}

/** A target that a bar over the page covers in part is small where it stands alone: it is not, once it has been scrolled. */
async function faultsNow(page: Page): Promise<string[]> {
  const found = await accessibilityFaults(page);
  if (!found.some(isOfSize)) return found;
  const scroll = (share: number) =>
    page.evaluate((by) => scrollBy({ top: by * innerHeight, behavior: 'instant' }), share);
  const small = new Set<string>();
  for (const share of [0, SCROLLED, -2 * SCROLLED]) {
    await scroll(share);
    const violations = await axeViolations(page, { runOnly: [TARGET_SIZE], resultTypes: ['violations'] });
    const here = new Set(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160))));
    if (share === 0) for (const html of here) small.add(html);
    else for (const html of small) if (!here.has(html)) small.delete(html);
  }
  await scroll(SCROLLED);
  return found.filter((fault) => !isOfSize(fault) || small.has(fault.slice(TARGET_SIZE.length + 2)));
}

const isOfSize = (fault: string) => fault.startsWith(`${TARGET_SIZE}: `);
