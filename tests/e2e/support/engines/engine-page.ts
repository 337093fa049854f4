export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A tab of a browser that is not Chromium, as far as the tests of the sweep need it. */
export interface EnginePage {
  /** Resolves when the document has loaded. */
  open(url: string): Promise<void>;
  /** px of the page itself, without the bars of the browser. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page, which knows nothing of what surrounds the function here; arguments and result as JSON has them. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  has<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean>;
  /** Clicks the middle of what `find` finds, by the mouse of the browser. */
  click<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<void>;
  /** By the keyboard of the browser, into what has the focus. */
  type(text: string): Promise<void>;
  /** Takes away what the site has stored in cookies. */
  clearCookies(): Promise<void>;
  /** Errors and warnings of the console since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** The keys of WebDriver that are no letters. */
export const ENTER = '\uE007';

/** The source of a call that is run in a page. */
export function callOf(work: unknown, args: readonly unknown[]): string {
  return `(${work})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;
}
