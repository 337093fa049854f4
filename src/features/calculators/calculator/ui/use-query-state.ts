import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import {
  type Changes,
  changed,
  type QueryParams,
  queryStateAt,
  receiving,
  type Texts,
  telling,
  withChanges,
} from '../query-state.rules.ts';

/** Debounce in milliseconds: browsers limit how often the address may change. */
const ADDRESS_PATIENCE_MS = 300;

/** A parameter that links preserve, but that does not count as a query. */
const CARRIED_NAME = 'gameServer';

export interface QueryState<Name extends string = string> {
  readonly typed: Texts<Name>;
  readonly texts: Texts<Name>;
  readonly isFresh: boolean;
  /**
   * Updates the answer at once, and the address when typing pauses. Null removes a parameter. The function is stable.
   */
  set(changes: Changes<Name>): void;
  /** Same as `set`, with the values of the player's own character. */
  fill(changes: Changes<Name>): void;
  /** Number of calls of `fill`. Used as a key of the answer, because new elements cause no layout shift. */
  readonly fills: number;
  href(changes: Changes<Name>): string;
}

export type QueryStateOf<Params extends QueryParams<string>> = QueryState<keyof ReturnType<Params['texts']> & string>;

/**
 * State of a calculator's fields. The fields are the source and the address follows; an address that something else
 * changes (a link, the back button) replaces the fields.
 */
export function useQueryState<Name extends string>(params: QueryParams<Name>): QueryState<Name> {
  const [search, setSearch] = useSearchParams();
  const [stored, setState] = useState(() => queryStateAt(search, params));
  // Derived here as well as stored: typing interrupts renders of the router, and state set while rendering would
  // remain.
  const { unsent, sent, typed } = receiving(stored, search, params);
  useLayoutEffect(() => setState((now) => receiving(now, search, params)), [search, params]);
  const isLeaving = useIsLeaving(sent);
  const notify = useEffectEvent((text: string) => {
    setState((now) => telling(now, text));
    setSearch(text, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    // A navigation to another page must not be cancelled.
    if (unsent === null || isLeaving) return undefined;
    const timer = setTimeout(() => notify(unsent), ADDRESS_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [unsent, isLeaving]);
  const set = useCallback((changes: Changes<Name>) => setState((now) => withChanges(now, changes, params)), [params]);
  const [fills, setFills] = useState(0);
  const fill = (changes: Changes<Name>) => {
    set(changes);
    setFills((count) => count + 1);
  };
  const texts = useMemo(() => params.texts(new URLSearchParams(typed)), [typed, params]);
  return {
    typed: typed as Texts<Name>,
    texts,
    isFresh: Object.keys(typed).every((name) => name === CARRIED_NAME),
    set,
    fill,
    fills,
    // '' would be the current address with its query.
    href: (changes) => params.href('', new URLSearchParams(changed(typed, changes))) || '?',
  };
}

function useIsLeaving(sent: readonly string[]): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined) return false;
  return location.pathname !== pathname || !sent.includes(new URLSearchParams(location.search).toString());
}
