import { expect, it } from 'vitest';
import { sharedTestSite } from '#tests/support/site-app.ts';
import { PAGE_STATE_ID } from './page-state.ts';

const site = sharedTestSite();

async function needsSession(path: string): Promise<boolean | undefined> {
  const { body } = await site.get(path);
  const [, state = '{}'] = new RegExp(`id="${PAGE_STATE_ID}"[^>]*>(.*?)</script>`, 's').exec(body) ?? [];
  return (JSON.parse(state) as { needsSession?: boolean }).needsSession;
}

it.each([
  ['/confirm', true],
  ['/me', true],
  ['/notifications', true],
  // Signed out: the document on which the guard leads to the login.
  ['/operator', true],
  ['/', false],
  ['/items', false],
  ['/login', false],
  // Under a guarded path, and unknown like any other.
  ['/me/nowhere', false],
])('the session of %s is waited for from its load: %s', async (path, expected) => {
  expect(await needsSession(path)).toBe(expected);
});
