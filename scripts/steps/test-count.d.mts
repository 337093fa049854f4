interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
}

export function countTests(report: Report, exitCode: number): { passed: number; failed: number; skipped: number };
