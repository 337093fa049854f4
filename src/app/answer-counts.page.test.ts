import { expect, it } from 'vitest';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

it.each([
  ['/items/655', '/items/:id'],
  ['/items/655?gameServer=1', '/items/:id'],
  ['/items/655/_payload.json', '/items/:id/_payload.json'],
  ['/', '/'],
  ['/_payload.json', '/_payload.json'],
  ['/api/items', '/api/items/'],
  ['/api/items/655', '/api/items/:id'],
  ['/robots.txt', '/robots.txt'],
  ['/nowhere/at/all', '/*'],
  ['/api/nowhere', '/api/*'],
])('the answer to %s is counted at %s', async (path, pattern) => {
  const count = site.app.answerCounts?.of(pattern) ?? { answers: 0 };
  const before = count.answers;
  await site.get(path);
  expect(count.answers).toBe(before + 1);
});
