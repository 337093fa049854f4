import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '#app/styles.css';
import { openMe } from '#features/people/sessions/ui/public/me-store.ts';
import { followLinks } from '#platform/client/follow-links.ts';
import { navigate } from '#platform/client/navigate.ts';
import { clearPersonalData } from '#platform/client/private-data.ts';
import { stubCalls, takeRefused } from './calls.ts';
import { stubLive } from './live.ts';
import { listenToConsole, takeNoise } from './noise.ts';
import { signedOut } from './people.ts';
import { SITE, visited } from './show.tsx';

const home = location.href;

document.documentElement.lang = 'ko';
document.documentElement.dataset.faces = '';
// A later page of a visit that is in use: no part waits for a first sign of use.
performance.mark('first-page');
dispatchEvent(new Event('pointermove'));
openMe(SITE.signIn);
stubLive();
followLinks({ navigate, prepare: () => undefined });
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
  await page.viewport(1440, 900);
});

afterEach(async () => {
  vi.useRealTimers();
  await closeOverlays();
  await cleanup();
  clearPersonalData();
  visited.length = 0;
  history.replaceState(null, '', home);
  expect({ complaints: takeNoise(), unanswered: takeRefused() }).toEqual({ complaints: [], unanswered: [] });
});

/** Those of roots of their own outlive the component. */
async function closeOverlays(): Promise<void> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect
    .poll(async () => {
      if (dialogs.elements().length > 0) await userEvent.keyboard('{Escape}');
      return dialogs.elements().length;
    })
    .toBe(0);
}
