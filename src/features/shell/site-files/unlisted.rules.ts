import { matchesPattern } from '../guards/guard.rules.ts';

/**
 * Pages that search engines must never list (contract §27), forms behind the guard, and pages that stand in for others.
 */
const UNLISTED = [
  ...['/me*', '/notifications', '/login*', '/confirm', '/settlements/*', '/operator*', '/events/new', '/broadcast'],
  ...['/test', '/cache-test', '/geniee*'],
  ...['/trade/register*', '/guilds/new', '/maintenance', '/browsers'],
];

/** Filters whose lists are worth indexing; canonical addresses contain them too. */
const LISTED_FILTERS: readonly string[] = ['type', 'month', 'item'];

/** Pages whose query is the input of a calculator; their canonical addresses have no query. */
const CALCULATORS = ['/calc/*', '/maps/route'];

const RECIPE = '/recipe';

/**
 * Whether search engines should leave an address out.
 * @param query only names that the page declares, without values that it takes as absent
 */
export function isUnlisted(path: string, query: URLSearchParams): boolean {
  if (UNLISTED.some((pattern) => matchesPattern(path, pattern))) return true;
  const names = [...query.keys()];
  const isCalculation =
    CALCULATORS.some((pattern) => matchesPattern(path, pattern)) || (path === RECIPE && names.includes('item'));
  return !isCalculation && names.some((name) => name !== 'gameServer' && !LISTED_FILTERS.includes(name));
}
