import type { Page } from 'playwright-core';
import { isWaiting } from './requests.ts';

const QUIET_MS = 200;
const PATIENCE_MS = 15_000;
const LOOK_MS = 25;

/** Waits until no request is pending, the document does not change, and fonts and pictures are loaded. */
export async function untilSettled(page: Page, hasScripts: boolean): Promise<void> {
  await page.waitForLoadState('load');
  if (!hasScripts) return;
  const until = performance.now() + PATIENCE_MS;
  do {
    await untilAnswered(page, until);
    await page.evaluate(untilQuiet, QUIET_MS);
  } while (isWaiting(page) && performance.now() < until);
}

async function untilAnswered(page: Page, until: number): Promise<void> {
  while (isWaiting(page) && performance.now() < until) await page.waitForTimeout(LOOK_MS);
}

async function untilQuiet(quietMs: number): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await new Promise<void>((resolve) => {
    const latest = setTimeout(resolve, 10 * quietMs);
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function end(): void {
      observer.disconnect();
      clearTimeout(latest);
      resolve();
    }
  });
}

export async function untilSessionKnown(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByLabel(/^(로그인|시작하기|내 정보 \(.+\))$/)
    // The bar of operators shows it in wide windows alone.
    .waitFor({ state: 'attached' });
}
