/** By the names of a query; what is absent was not asked. */
export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What is changed in a question, by the names of its fields; `null` takes a name out. */
export type Changes<Name extends string = string> = Readonly<Partial<Record<Name, string | number | null>>>;

/** What a page's params know of its query. */
export interface QueryParams<Name extends string> {
  texts(query: URLSearchParams): Texts<Name>;
  href(path: string, query: URLSearchParams): string;
}

type Typed = Readonly<Record<string, string>>;

/** A question between the fields and the address. */
export interface QueryStateValue {
  /** The address that was last looked at. */
  readonly seen: string;
  /** Addresses that the fields wrote and that are still to be seen, the oldest first. */
  readonly sent: readonly string[];
  /** What the address is to say when the typing rests; null: it says it. */
  readonly unsent: string | null;
  /** The text of every field, also of those just being typed. */
  readonly typed: Typed;
}

/** Without the signs that HTML would change. */
export function queryStateAt(search: URLSearchParams, params: QueryParams<string>): QueryStateValue {
  const texts = Object.entries(params.texts(search)).map(([name, text]) => [name, text?.replace(/[\r\0]/g, ' ')]);
  return { seen: search.toString(), sent: [], unsent: null, typed: Object.fromEntries(texts) };
}

/** The fields were changed. */
export function withChanges(state: QueryStateValue, changes: Changes, params: QueryParams<string>): QueryStateValue {
  const typed = changed(state.typed, changes);
  return { ...state, typed, unsent: params.href('', new URLSearchParams(typed)).slice(1) };
}

/** The address is told; what has been typed since is still to be told. */
export function telling(state: QueryStateValue, text: string): QueryStateValue {
  return { ...state, sent: [...state.sent, text], unsent: state.unsent === text ? null : state.unsent };
}

/**
 * What an address that is another than before means. One that the fields wrote leaves them their text: an emptied field stays empty, and
 * what was typed meanwhile stays. Any other leads the fields, and what they had not written yet is dropped.
 */
export function receiving(
  state: QueryStateValue,
  search: URLSearchParams,
  params: QueryParams<string>,
): QueryStateValue {
  const address = search.toString();
  if (address === state.seen) return state;
  const at = state.sent.lastIndexOf(address);
  return at < 0 ? queryStateAt(search, params) : { ...state, seen: address, sent: state.sent.slice(at + 1) };
}

export function changed(typed: Typed, changes: Changes): Typed {
  const named = Object.entries({ ...typed, ...changes });
  return Object.fromEntries(
    named.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
  );
}
