export interface Param<Value> {
  /** Reads a value. An absent and an invalid text have the same result: `undefined`, or the default. */
  read(text: string | undefined): Value;
  write(value: Value): string | undefined;
  /** Links preserve the typed text, and the page shows it even when it is invalid. */
  readonly isTyped?: boolean;
  /** The name may be repeated: its texts are joined by commas. Any other repeated name counts as absent. */
  readonly isList?: boolean;
}

type Params = Readonly<Record<string, Param<unknown>>>;
type NoParams = Record<never, never>;
export type ParamValues<All extends Params> = { [Name in keyof All]: ReturnType<All[Name]['read']> };

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,9})$/;

export const param = {
  /** A text, cut after `max` characters. Also for fields that parse the text themselves. */
  words: (max: number): Param<string | undefined> => ({
    // A module for this would be loaded by every page.
    read: (text = '') => [...text.normalize('NFC')].slice(0, max).join('').trim() || undefined,
    write: asText,
  }),

  text: (isRight: (text: string) => boolean): Param<string | undefined> => ({
    read: (text) => (text !== undefined && isRight(text) ? text : undefined),
    write: asText,
  }),

  of: <Value extends string | number>(read: (text: string) => Value | undefined): Param<Value | undefined> => ({
    read: (text) => (text === undefined ? undefined : read(text)),
    write: asText,
  }),

  list: (max: number): Param<string | undefined> => ({ ...param.words(max), isList: true }),

  whole: (min: number, max: number): Param<number | undefined> => ({
    read(text) {
      const value = text !== undefined && WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    write: asText,
  }),

  flag: (): Param<boolean | undefined> => ({
    read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    write: asText,
  }),

  oneOf: <const Value extends string | number>(values: readonly Value[]): Param<Value | undefined> => ({
    read: (text) => values.find((value) => String(value) === text),
    write: asText,
  }),

  choice: <const Value extends string | number>(values: readonly Value[], usual: NoInfer<Value>): Param<Value> => ({
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? undefined : String(value)),
  }),
};

export function asText(value: string | number | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** Values of a link. Numbers may stand for texts. */
export type LinkValues<Values> = {
  readonly [Name in keyof Values]?: Values[Name] | (string extends Values[Name] ? number : never);
};

export interface PageParams<Values = Readonly<Record<string, unknown>>> {
  readonly names: readonly string[];
  read(query: URLSearchParams): Values;
  /** Returns the values as texts: typed names as they were typed, others when valid. Absent names are left out. */
  texts(query: URLSearchParams): Readonly<Partial<Record<keyof Values, string>>>;
  /** Returns a link to the page with some values changed: names in their order, without invalid values. */
  href(path: string, query: URLSearchParams, changes?: Readonly<Partial<Values>>): string;
  link(path: string, values: LinkValues<Values>): string;
  pageKey(query: URLSearchParams): string;
  dataKey(query: URLSearchParams): string;
}

interface Definition<Data extends Params, Drawn extends Params, BrowserOnly extends Params> {
  data?: Data;
  drawn?: Drawn;
  /** Names read by scripts after loading: part of no cached page and of no link. */
  browserOnly?: BrowserOnly;
}

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
  function href(path: string, query: URLSearchParams, changes?: LinkValues<Values>): string {
    const changed = new Map<string, unknown>(Object.entries(changes ?? {}));
    const linkText = (name: string, one: Param<unknown>) =>
      changed.has(name) ? one.write(changed.get(name)) : understoodText(one, readText(query, name, one));
    const linked = all.filter(([name]) => names.includes(name) || changed.has(name));
    return path + formatSearch(linked.map(([name, one]) => [name, linkText(name, one)]));
  }
  return {
    names,
    read: (query) =>
      Object.fromEntries(all.map(([name, one]) => [name, one.read(readText(query, name, one))])) as Values,
    texts: (query) => Object.fromEntries(listTexts(shown, query)) as Partial<Record<keyof Values, string>>,
    href,
    link: (path, values) => href(path, new URLSearchParams(), values),
    pageKey: (query) => formatSearch(listTexts(shown, query).sort()),
    dataKey: (query) => formatSearch(listTexts(data, query).sort()),
  };
}

type Named = readonly [name: string, one: Param<unknown>];

function readText(query: URLSearchParams, name: string, { isList }: Param<unknown>): string | undefined {
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

function listTexts(params: readonly Named[], query: URLSearchParams): [string, string][] {
  return params.flatMap(([name, one]) => {
    const text = readText(query, name, one);
    const shown = one.isTyped ? text : understoodText(one, text);
    return shown === undefined ? [] : [[name, shown]];
  });
}

function formatSearch(texts: readonly (readonly [string, string | undefined])[]): string {
  const search = new URLSearchParams(
    texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  ).toString();
  return search && `?${search}`;
}
