export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Values by the name of the parameter; null removes the parameter. */
export type Changes<Name extends string = string> = Readonly<Partial<Record<Name, string | number | null>>>;

export interface QueryParams<Name extends string> {
  texts(query: URLSearchParams): Texts<Name>;
  href(path: string, query: URLSearchParams): string;
}

type Typed = Readonly<Record<string, string>>;

export interface QueryStateValue {
  /** The last address that was handled. */
  readonly seen: string;
  /** Addresses written by the fields and not yet received, oldest first. */
  readonly sent: readonly string[];
  /** The address to write when typing pauses; null: nothing to write. */
  readonly unsent: string | null;
  readonly typed: Typed;
}

/** Replaces the characters that HTML normalises in the values of fields. */
export function queryStateAt(search: URLSearchParams, params: QueryParams<string>): QueryStateValue {
  const texts = Object.entries(params.texts(search)).map(([name, text]) => [name, text?.replace(/[\r\0]/g, ' ')]);
  return { seen: search.toString(), sent: [], unsent: null, typed: Object.fromEntries(texts) };
}

export function withChanges(state: QueryStateValue, changes: Changes, params: QueryParams<string>): QueryStateValue {
  const typed = changed(state.typed, changes);
  return { ...state, typed, unsent: params.href('', new URLSearchParams(typed)).slice(1) };
}

export function telling(state: QueryStateValue, text: string): QueryStateValue {
  return { ...state, sent: [...state.sent, text], unsent: state.unsent === text ? null : state.unsent };
}

/**
 * Handles a changed address. If the fields wrote it, they are unchanged: an emptied field stays empty, and text typed
 * since is preserved. Any other address replaces the fields, and their unwritten changes are dropped.
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
