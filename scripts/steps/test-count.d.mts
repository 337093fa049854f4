interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

/** Counts Vitest's JSON report; a file that could not be loaded and a run that ended badly are failures too. */
export function countTests(report: Report, exitCode: number): { passed: number; failed: number; skipped: number };
