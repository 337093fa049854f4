interface TestFileTime {
  /** The name of its project in `vitest.config.ts`. */
  kind: string;
  /** From the top of the checkout. */
  file: string;
}

/** The twenty files that took longest, with loading and hooks, the slowest first. */
export function slowestOf(
  files: readonly (TestFileTime & { milliseconds: number })[],
): (TestFileTime & { seconds: number })[];
