import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { PageParams } from '#shared/page-params.ts';
import {
  type Changes,
  changed,
  queryStateAt,
  receiving,
  telling,
  withChanges,
  withoutEmpty,
} from '../query-state.rules.ts';

/** Milliseconds of rest after which the address says what the fields say; browsers allow few changes of it a second. */
const ADDRESS_PATIENCE_MS = 300;

/** Travels along in links, and asks nothing of a calculator. */
const CARRIED_NAME = 'gameServer';

/** What a calculator is asked: the whole of it stands in the address. */
export interface QueryState {
  /** The text of every field, also of those just being typed. */
  readonly params: URLSearchParams;
  /** Nothing was asked yet: neither by the address nor by hand. */
  readonly isFresh: boolean;
  /** Answers at once; the address follows when the typing rests. `null` takes a name out. The same function for ever. */
  readonly set: (changes: Changes) => void;
  /** The address of the same question with these changes. */
  readonly href: (changes: Changes) => string;
}

/**
 * The question of a calculator. The fields lead and the address follows; an address that changes by itself (a link, the
 * browser's back) leads the fields.
 */
export function useQueryState({ texts: read }: Pick<PageParams, 'texts'>): QueryState {
  const [search, setSearch] = useSearchParams();
  const [stored, setState] = useState(() => queryStateAt(search, read));
  // Not set while rendering: the router's renderings are interrupted by typing, and what they had set would stay behind.
  const { unsent, sent, params } = receiving(stored, search, read);
  useLayoutEffect(() => setState((now) => receiving(now, search, read)), [search, read]);
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
  const set = useCallback((changes: Changes) => setState((now) => withChanges(now, changes)), []);
  return {
    params,
    isFresh: [...params.keys()].every((name) => name === CARRIED_NAME),
    set,
    href: (changes) => hrefOf(withoutEmpty(changed(params, changes))),
  };
}

/** Something else than the fields leads to another address, which is still being loaded. */
function useIsLeaving(sent: readonly string[]): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined) return false;
  return location.pathname !== pathname || !sent.includes(new URLSearchParams(location.search).toString());
}

/** In an order of its own: the server reads the names in another order than the browser. */
function hrefOf(params: URLSearchParams): string {
  params.sort();
  return `?${params}`;
}
