import type { PageParams } from '#shared/page-params.ts';

/** What is changed in a question, by the names of its fields; `null` takes a name out. */
export type Changes = Readonly<Record<string, string | number | null>>;

/** A question between the fields and the address. */
export interface QueryStateValue {
  /** The address that was last looked at. */
  readonly seen: string;
  /** Addresses that the fields wrote and that are still to be seen, the oldest first. */
  readonly sent: readonly string[];
  /** What the address is to say when the typing rests; null: it says it. */
  readonly unsent: string | null;
  /** The text of every field, also of those just being typed. */
  readonly params: URLSearchParams;
}

/** How the texts of a question are read out of an address. */
export type ReadTexts = PageParams['texts'];

/** Without the signs that HTML would change. */
export function queryStateAt(search: URLSearchParams, read: ReadTexts): QueryStateValue {
  const texts = Object.entries(read(search)).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text.replaceAll('\r', ' ').replaceAll('\0', ' ')]],
  );
  return { seen: search.toString(), sent: [], unsent: null, params: new URLSearchParams(texts) };
}

/** The fields were changed. */
export function withChanges(state: QueryStateValue, changes: Changes): QueryStateValue {
  const params = changed(state.params, changes);
  return { ...state, params, unsent: withoutEmpty(params).toString() };
}

/** The address is told; what has been typed since is still to be told. */
export function telling(state: QueryStateValue, text: string): QueryStateValue {
  return { ...state, sent: [...state.sent, text], unsent: state.unsent === text ? null : state.unsent };
}

/**
 * What an address that is another than before means. One that the fields wrote leaves them their text: an emptied field stays empty, and
 * what was typed meanwhile stays. Any other leads the fields, and what they had not written yet is dropped.
 */
export function receiving(state: QueryStateValue, search: URLSearchParams, read: ReadTexts): QueryStateValue {
  const address = search.toString();
  if (address === state.seen) return state;
  const at = state.sent.lastIndexOf(address);
  return at < 0 ? queryStateAt(search, read) : { ...state, seen: address, sent: state.sent.slice(at + 1) };
}

export function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function withoutEmpty(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([, value]) => value.trim() !== ''));
}
