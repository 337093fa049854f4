import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds of rest after which the address says what the fields say; browsers allow few changes of it a second. */
const ADDRESS_PATIENCE_MS = 300;

/** Travel along in links, and ask nothing of a calculator. */
const CARRIED_NAMES: readonly string[] = ['gameServer'];

type Changes = Readonly<Record<string, string | number | null>>;

/** What a calculator is asked: the whole of it stands in the address. */
export interface Asked {
  /** The text of every field, also of those just being typed. */
  readonly params: URLSearchParams;
  /** Nothing was asked yet: neither by the address nor by hand. */
  readonly isFresh: boolean;
  /** Answers at once; the address follows when the typing rests. `null` takes a name out. */
  readonly set: (changes: Changes) => void;
  /** The address of the same question with these changes. */
  readonly href: (changes: Changes) => string;
}

interface State {
  /** The address that was last looked at, and the one that the fields stand for. */
  seen: string;
  written: string;
  params: URLSearchParams;
}

/**
 * The question of a calculator. The fields lead and the address follows; an address that changes by itself (a link, the
 * browser's back) leads the fields.
 */
export function useAsked(): Asked {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [state, setState] = useState<State>({ seen: address, written: address, params: search });
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (address !== state.seen) {
    // What was written by the fields themselves keeps their text: an emptied field stays empty.
    setState({ seen: address, written: address, params: address === state.written ? state.params : search });
  }
  return {
    params: state.params,
    isFresh: [...state.params.keys()].every((name) => CARRIED_NAMES.includes(name)),
    set(changes) {
      const params = changed(state.params, changes);
      const next = withoutEmpty(params);
      setState({ ...state, params, written: next.toString() });
      clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => setSearch(next, { replace: true, preventScrollReset: true }),
        ADDRESS_PATIENCE_MS,
      );
    },
    href: (changes) => hrefOf(withoutEmpty(changed(state.params, changes))),
  };
}

/** In an order of its own: the server reads the names in another order than the browser. */
function hrefOf(params: URLSearchParams): string {
  params.sort();
  return `?${params}`;
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function withoutEmpty(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([, value]) => value.trim() !== ''));
}
