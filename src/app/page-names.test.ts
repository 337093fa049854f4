import { expect, it } from 'vitest';
import { pageName } from '#features/desk/stats/page-pattern.labels.ts';
import { pages } from './routes.ts';

/** Pages by which whoever runs the site looks at it; their names are their paths. */
const WITHOUT_NAME = ['/cache-test', '/geniee', '/geniee/:number', '/geniee/test', '/test'];

it('every page that visits are counted of has a name in the statistics', () => {
  const counted = pages.filter(({ path }) => !/^[/]operator|^[/]events[/]new$/.test(path));
  const unnamed = counted.map(({ path }) => path).filter((path) => pageName(path) === path);
  expect(unnamed.sort()).toEqual(WITHOUT_NAME);
});
