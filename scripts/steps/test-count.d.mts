interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string; tags: readonly string[] }[];
  }[];
}

interface Suite {
  specs?: readonly { file: string; title: string; tests: readonly { status: string }[] }[];
  suites?: readonly Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
  suites: readonly Suite[];
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

export function countTests(
  report: VitestReport,
  exitCode: number,
  isIncluded?: (tags: readonly string[]) => boolean,
): Counts;
export function countJourneys(report: PlaywrightReport, exitCode: number): Counts & { flaky: string[] };
