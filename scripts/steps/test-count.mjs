/**
 * Counts Vitest's JSON report. A file that could not be loaded contains no tests and is one failure; so is a run that
 * failed although every test in the report passed (an uncaught error).
 */
export function countTests(report, exitCode) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
