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
  /** Errors and warnings of the console since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** The source of a call that is run in a page. */
export function callOf(work: unknown, args: readonly unknown[]): string {
  return `(${work})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;
}
