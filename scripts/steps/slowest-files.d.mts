interface TestFileTime {
  kind: string;
  file: string;
}

/** The twenty slowest files, including loading and hooks, the slowest first. */
export function slowestOf(
  files: readonly (TestFileTime & { milliseconds: number })[],
): (TestFileTime & { seconds: number })[];
