import type { BrowserContextOptions, Page } from 'playwright-core';
import { STORE_FACES } from '#tests/support/store-faces.ts';
import { type Fixtures, NOW } from './fixtures.ts';
import { trackRequests } from './requests.ts';
import type { Scene } from './scene.ts';
import { ORIGIN } from './site.ts';
import { untilSessionKnown, untilSettled } from './wait-for-page.ts';

const PHONE_WIDTH = 390;
const PATIENCE_MS = 20_000;
const TAKEN_OVER_MS = 5000;
const LOOK_MS = 25;
/** Takes pictures of one screen until two in a row are equal, at most this many. */
const MAX_TAKES = 8;

/** @param expected the earlier picture: a picture that equals it needs no second take */
export function shoot(fixtures: Fixtures, scene: Scene, expected?: Buffer): Promise<Buffer> {
  return withScene(fixtures, scene, async (page) => {
    if (scene.media === 'print') await printed(page, scene.hasScripts);
    if (scene.frame === 'page' && scene.width === PHONE_WIDTH) await scrollToEnd(page, scene.hasScripts);
    return steadyPicture(page, scene, expected);
  });
}

/** Opens a browser of its own on the scene, acts on the page once it has settled, and closes the browser. */
export async function withScene<T>(fixtures: Fixtures, scene: Scene, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await fixtures.browser.newContext(optionsOf(fixtures, scene));
  try {
    await context.clock.setFixedTime(NOW);
    await context.addInitScript(STORE_FACES, fixtures.faces);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    trackRequests(page);
    await scene.prepare?.(page);
    await page.goto(scene.path);
    if (scene.hasScripts) await beginUse(page);
    if (scene.hasScripts && scene.isSessionKnown) await untilSessionKnown(page);
    await untilSettled(page, scene.hasScripts);
    if (scene.act) {
      await scene.act(page);
      await untilSettled(page, scene.hasScripts);
    }
    return await act(page);
  } finally {
    await context.close();
  }
}

/** As somebody at the page: for one that is only looked at, its later code comes seconds after. Its clock stands, so it is asked from here. */
async function beginUse(page: Page): Promise<void> {
  const until = performance.now() + TAKEN_OVER_MS;
  while (performance.now() < until && !(await page.evaluate(isTakenOver))) await page.waitForTimeout(LOOK_MS);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

/** By React; never where a scene keeps its scripts from it. */
function isTakenOver(): boolean {
  return document.documentElement.hasAttribute('data-hydrated');
}

function optionsOf({ states }: Fixtures, { width, as, media, hasScripts }: Scene): BrowserContextOptions {
  const isPhone = width === PHONE_WIDTH;
  const storageState = states.get(as);
  return {
    baseURL: ORIGIN,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: 'dark',
    deviceScaleFactor: 1,
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: hasScripts,
    forcedColors: media === 'forced-colors' ? 'active' : 'none',
    reducedMotion: media === 'reduced-motion' ? 'reduce' : 'no-preference',
    ...(storageState && { storageState }),
  };
}

async function printed(page: Page, hasScripts: boolean): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await untilSettled(page, hasScripts);
}

/**
 * Elements fixed to the foot of a phone then stand at the end of the page and cover nothing of it. Lists that load more at
 * their end are not scrolled.
 */
async function scrollToEnd(page: Page, hasScripts: boolean): Promise<void> {
  if ((await page.locator('a[rel~="next"]').count()) > 0) return;
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await untilSettled(page, hasScripts);
}

async function steadyPicture(page: Page, { frame }: Scene, expected: Buffer | undefined): Promise<Buffer> {
  const take = () =>
    page.screenshot({ fullPage: frame === 'page', animations: 'disabled', caret: 'hide', scale: 'css' });
  let last = await take();
  if (expected?.equals(last)) return last;
  for (let count = 1; count < MAX_TAKES; count += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`it does not stand still: ${MAX_TAKES} pictures, each another`);
}
