import { listMiddleware } from '#features/shell/builds/route-rules.rules.ts';
import type { FollowedBuilds } from '#features/shell/builds/ui/follow-builds.ts';
import { beforeRouter } from '#platform/client/before-router.ts';
import { MAINTENANCE_PATH } from './load-payload.ts';

interface RuledRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): unknown;
}

/**
 * Returns the document to open instead of the page at `path`; undefined: the router opens the page.
 * @throws {Error} as `listMiddleware`
 */
export function documentInstead(
  path: string,
  { from, builds }: { from: string; builds: FollowedBuilds },
): string | undefined {
  const { pathname } = new URL(path, location.href);
  const rule = builds.ruleOf(pathname);
  const middleware = listMiddleware(rule);
  if (rule.redirect) return rule.redirect.to;
  if (middleware.includes('maintenance') && pathname !== MAINTENANCE_PATH) return MAINTENANCE_PATH;
  const isForOperators = middleware.includes('operator');
  // The desk and the public pages are documents of their own, with another frame each. A rule that is not known holds nobody here.
  if (isForOperators !== (builds.ruleOf(from).appMiddleware?.operator === true)) return path;
  return builds.isOther() && pathname !== from ? path : undefined;
}

/** Applies the rules to navigation in the history as well. The guard follows the router by itself. */
export function obeyRulesInHistory(router: RuledRouter, builds: FollowedBuilds): void {
  let place = placeInHistory();
  let isReturning = false;
  router.subscribe(() => {
    place = placeInHistory();
  });
  const follow = (event: PopStateEvent) => {
    const path = location.pathname + location.search + location.hash;
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    try {
      const target = documentInstead(path, { from: router.state.location.pathname, builds });
      if (target === undefined) return;
      event.stopImmediatePropagation();
      // The address already has this path.
      if (target === path) location.reload();
      else location.replace(target);
    } catch (error) {
      // The present page and its address must stay.
      event.stopImmediatePropagation();
      const steps = place - placeInHistory();
      isReturning = steps !== 0;
      if (isReturning) history.go(steps);
      throw error;
    }
  };
  beforeRouter(follow);
}

/** Returns the history index that the router maintains. */
function placeInHistory(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
