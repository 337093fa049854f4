import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
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

/** Milliseconds of rest after which the address says what the fields say; browsers allow few changes of it a second. */
const ADDRESS_PATIENCE_MS = 300;

/** Travels along in links, and asks nothing of a calculator. */
const CARRIED_NAME = 'gameServer';

/** What a calculator is asked: the whole of it stands in the address. */
export interface QueryState<Name extends string = string> {
  /** The text of every field, also of those just being typed. The same object until one changes. */
  readonly typed: Texts<Name>;
  /** The same as the page's params understand it. */
  readonly texts: Texts<Name>;
  /** Nothing was asked yet: neither by the address nor by hand. */
  readonly isFresh: boolean;
  /** Answers at once; the address follows when the typing rests. `null` takes a name out. The same function for ever. */
  set(changes: Changes<Name>): void;
  /** The address of the same question with these changes. */
  href(changes: Changes<Name>): string;
}

/** Of a page with these params. */
export type QueryStateOf<Params extends QueryParams<string>> = QueryState<keyof ReturnType<Params['texts']> & string>;

/**
 * The question of a calculator. The fields lead and the address follows; an address that changes by itself (a link, the
 * browser's back) leads the fields.
 */
export function useQueryState<Name extends string>(params: QueryParams<Name>): QueryState<Name> {
  const [search, setSearch] = useSearchParams();
  const [stored, setState] = useState(() => queryStateAt(search, params));
  // Not set while rendering: the router's renderings are interrupted by typing, and what they had set would stay behind.
  const { unsent, sent, typed } = receiving(stored, search, params);
  useLayoutEffect(() => setState((now) => receiving(now, search, params)), [search, params]);
  const isLeaving = useIsLeaving(sent);
  const notify = useEffectEvent((text: string) => {
    setState((now) => telling(now, text));
    setSearch(text, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    // Whoever is on the way to another page must not be called back.
    if (unsent === null || isLeaving) return undefined;
    const timer = setTimeout(() => notify(unsent), ADDRESS_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [unsent, isLeaving]);
  const set = useCallback((changes: Changes<Name>) => setState((now) => withChanges(now, changes, params)), [params]);
  const texts = useMemo(() => params.texts(new URLSearchParams(typed)), [typed, params]);
  return {
    typed: typed as Texts<Name>,
    texts,
    isFresh: Object.keys(typed).every((name) => name === CARRIED_NAME),
    set,
    // Not '': that is the address of the page as it stands.
    href: (changes) => params.href('', new URLSearchParams(changed(typed, changes))) || '?',
  };
}

/** Something else than the fields leads to another address, which is still being loaded. */
function useIsLeaving(sent: readonly string[]): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined) return false;
  return location.pathname !== pathname || !sent.includes(new URLSearchParams(location.search).toString());
}
