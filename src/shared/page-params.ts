import { readAmount } from './korean/read-amount.ts';

/** One name of a page's query. */
export interface Param<Value> {
  /** What a text means; absent and wrong are one: `undefined`, or the usual value. */
  read(text: string | undefined): Value;
  /** Undefined: left out of the address. */
  write(value: Value): string | undefined;
  /** Addresses keep the text as it was typed, and the page shows it even where it is not understood. */
  readonly isTyped?: boolean;
  /** The name may be repeated: one text, joined by commas. Any other name that is repeated is absent. */
  readonly isList?: boolean;
}

type Params = Readonly<Record<string, Param<unknown>>>;
type NoParams = Record<never, never>;
export type ParamValues<All extends Params> = { [Name in keyof All]: ReturnType<All[Name]['read']> };

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,9})$/;
const HALF_A_LETTER = /[\ud800-\udbff]$/;

/** Kinds of names. */
export const param = {
  /** Of at most `max` letters; what is longer is cut. Also for a field whose own rules read what was typed. */
  words: (max: number): Param<string | undefined> => ({
    read: (text = '') => text.slice(0, max).replace(HALF_A_LETTER, '').trim() || undefined,
    write: asText,
  }),

  /** A text of a certain form. */
  text: (isRight: (text: string) => boolean): Param<string | undefined> => ({
    read: (text) => (text !== undefined && isRight(text) ? text : undefined),
    write: asText,
  }),

  /** As a reader of its own understands it. */
  of: <Value extends string | number>(read: (text: string) => Value | undefined): Param<Value | undefined> => ({
    read: (text) => (text === undefined ? undefined : read(text)),
    write: asText,
  }),

  /** Ticked boxes of one name. */
  list: (max: number): Param<string | undefined> => ({ ...param.words(max), isList: true }),

  whole: (min: number, max: number): Param<number | undefined> => ({
    read(text) {
      const value = text !== undefined && WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    write: asText,
  }),

  /** A price as players write it, in 전: `10만`. */
  amount: (max: number): Param<number | undefined> => ({
    read: (text) => (text === undefined ? undefined : (readAmount(text, max) ?? undefined)),
    write: asText,
    isTyped: true,
  }),

  flag: (): Param<boolean | undefined> => ({
    read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    write: asText,
  }),

  oneOf: <const Value extends string | number>(values: readonly Value[]): Param<Value | undefined> => ({
    read: (text) => values.find((value) => String(value) === text),
    write: asText,
  }),

  /** One of several; `usual` where none is asked for. */
  choice: <const Value extends string | number>(values: readonly Value[], usual: NoInfer<Value>): Param<Value> => ({
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? undefined : String(value)),
  }),
};

function asText(value: string | number | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** The query of a page: what the list of pages, the page's loader, its links and its parts read of it. */
export interface PageParams<Values = Readonly<Record<string, unknown>>> {
  /** Names that make the page: `data` and `drawn`. */
  readonly names: readonly string[];
  /** What an address asks for. */
  read(query: URLSearchParams): Values;
  /** The same as texts: what was typed, and all else as far as it is understood. Absent names are left out. */
  texts(query: URLSearchParams): Readonly<Partial<Record<keyof Values, string>>>;
  /** A link to the page with some values changed: the names in their order, and nothing that is not understood. */
  href(path: string, query: URLSearchParams, changes?: Readonly<Partial<Values>>): string;
  /** A link to the page with these values. */
  link(path: string, values: Readonly<Partial<Values>>): string;
  /** What tells the pages of one path apart, as a query with its `?`; empty where nothing is asked. */
  pageKey(query: URLSearchParams): string;
  /** The same for the loader's data. */
  dataKey(query: URLSearchParams): string;
}

interface Definition<Data extends Params, Drawn extends Params, BrowserOnly extends Params> {
  /** They change what the loader gives. */
  data?: Data;
  /** The page applies them to the data it has. */
  drawn?: Drawn;
  /** Read by scripts once the page is there: they are in no cached page and in no link of it. */
  browserOnly?: BrowserOnly;
}

/** Repeated names are absent, as are blank ones; an address and its cleaned form read the same. */
export function definePageParams<
  Data extends Params = NoParams,
  Drawn extends Params = NoParams,
  BrowserOnly extends Params = NoParams,
>(definition: Definition<Data, Drawn, BrowserOnly>): PageParams<ParamValues<Data & Drawn & BrowserOnly>> {
  type Values = ParamValues<Data & Drawn & BrowserOnly>;
  const data = Object.entries(definition.data ?? {});
  const shown = [...data, ...Object.entries(definition.drawn ?? {})];
  const all = [...shown, ...Object.entries(definition.browserOnly ?? {})];
  const names = shown.map(([name]) => name);
  function href(path: string, query: URLSearchParams, changes?: Readonly<Partial<Values>>): string {
    const changed = new Map<string, unknown>(Object.entries(changes ?? {}));
    const linkText = (name: string, one: Param<unknown>) =>
      changed.has(name) ? one.write(changed.get(name)) : understoodText(one, textOf(query, name, one));
    const linked = all.filter(([name]) => names.includes(name) || changed.has(name));
    return path + searchOf(linked.map(([name, one]) => [name, linkText(name, one)]));
  }
  return {
    names,
    read: (query) => Object.fromEntries(all.map(([name, one]) => [name, one.read(textOf(query, name, one))])) as Values,
    texts: (query) => Object.fromEntries(textsOf(shown, query)) as Partial<Record<keyof Values, string>>,
    href,
    link: (path, values) => href(path, new URLSearchParams(), values),
    pageKey: (query) => searchOf(textsOf(shown, query).sort()),
    dataKey: (query) => searchOf(textsOf(data, query).sort()),
  };
}

type Named = readonly [name: string, one: Param<unknown>];

/** What an address says of a name; blank is absent. */
function textOf(query: URLSearchParams, name: string, { isList }: Param<unknown>): string | undefined {
  const texts = query
    .getAll(name)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return isList || texts.length === 1 ? texts.join(',') || undefined : undefined;
}

function understoodText(one: Param<unknown>, text: string | undefined): string | undefined {
  const value = one.read(text);
  return one.isTyped && value !== undefined ? text : one.write(value);
}

function textsOf(params: readonly Named[], query: URLSearchParams): [string, string][] {
  return params.flatMap(([name, one]) => {
    const text = textOf(query, name, one);
    const shown = one.isTyped ? text : understoodText(one, text);
    return shown === undefined ? [] : [[name, shown]];
  });
}

function searchOf(texts: readonly (readonly [string, string | undefined])[]): string {
  const search = new URLSearchParams(
    texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
  return search && `?${search}`;
}
