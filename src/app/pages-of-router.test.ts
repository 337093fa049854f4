import { afterEach, expect, it, vi } from 'vitest';
import { documentInstead } from './obey-rules.ts';
import { isOfRouter } from './pages-of-router.ts';

/** The rules have not come yet, or never do. */
const builds = { ruleOf: () => ({}), isOther: () => false };

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/items', '/skills', true],
  ['/operator', '/operator/people/3', true],
  ['/operator/reports/7', '/events/new', true],
  ['/items', '/operator', false],
  ['/items', '/operator/reports/7', false],
  ['/items', '/events/new', false],
  ['/operator/people/3', '/profiles/3', false],
  ['/events/new', '/events', false],
  ['/items', '/api/docs', false],
  ['/operator', '/api/docs', false],
])('without the rules, from %s to %s by the router: %s, else by a new document', (from, to, isByRouter) => {
  vi.stubGlobal('location', new URL(from, 'https://naru.example'));
  expect(documentInstead(to, { from, builds })).toBeUndefined();
  expect(isOfRouter(to, from)).toBe(isByRouter);
});
