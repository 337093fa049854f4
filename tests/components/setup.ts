import { afterEach, beforeEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '#app/styles.css';
import { initSession } from '#features/people/sessions/ui/public/me-store.ts';
import { guardComposedKeys } from '#platform/client/composed-keys.ts';
import { firstUse } from '#platform/client/first-use.ts';
import { limitLetters } from '#platform/client/letter-limits.ts';
import { clearPersonalData } from '#platform/client/private-data.ts';
import { stubCalls, takeRefused } from './calls.ts';
import { startClock } from './clock.ts';
import { stubLive, untilSilent } from './live.ts';
import { listenToConsole, takeNoise } from './noise.ts';
import { signedOut } from './people.ts';
import { SITE, visited } from './show.tsx';
import { stubMouse } from './touch.ts';

const [WIDTH, HEIGHT] = [1440, 900];
const home = location.href;

document.documentElement.lang = 'ko';
document.documentElement.dataset.faces = '';
// A later page of a visit that is in use: no part waits for a first sign of use.
performance.mark('first-page');
void firstUse();
dispatchEvent(new Event('pointermove'));
initSession(SITE.signIn);
stubLive();
stubMouse();
guardComposedKeys();
limitLetters();
// A page that were left, or a form that were sent, would end the tests.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});
addEventListener('submit', (event) => event.preventDefault());
listenToConsole();

beforeEach(async () => {
  stubCalls();
  signedOut();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(WIDTH, HEIGHT);
  // Where an earlier test has left the mouse, lists would be read.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: WIDTH - 1, y: HEIGHT - 1 });
});

afterEach(async () => {
  startClock();
  await cleanup();
  await closeOverlays();
  await untilSilent();
  clearPersonalData();
  visited.length = 0;
  history.replaceState(null, '', home);
  expect({ complaints: takeNoise(), unanswered: takeRefused() }).toEqual({ complaints: [], unanswered: [] });
});

/** What stands in roots of its own outlives the component. */
async function closeOverlays(): Promise<void> {
  await expect
    .poll(() => {
      for (const palette of document.querySelectorAll('dialog')) palette.close();
      for (const close of document.querySelectorAll<HTMLElement>('.toast [aria-label="닫기"]')) close.click();
      const open = document.querySelectorAll('dialog, [role="dialog"]');
      const leave = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      if (open.length > 0) (document.activeElement ?? document.body).dispatchEvent(leave);
      return open.length;
    })
    .toBe(0);
}
