import { matchesPattern } from '../guards/guard.rules.ts';

/** Never listed by search engines (contract §27); also forms behind the guard, and the page that stands in for others. */
const UNLISTED = [
  ...['/me*', '/notifications', '/login*', '/confirm', '/settlements/*', '/operator*', '/events/new', '/broadcast'],
  ...['/test', '/cache-test', '/geniee*'],
  ...['/trade/register*', '/guilds/new', '/maintenance', '/browsers'],
];

/** Filters whose lists are worth finding; the canonical address has them too. */
const LISTED_FILTERS: readonly string[] = ['type', 'month', 'item'];

/** Addresses whose query asks a calculator something: the canonical one is without it. */
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
