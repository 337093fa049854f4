/**
 * Counts Vitest's JSON report. A file that could not be loaded contains no tests and is one failure; so is a run that
 * failed although every test in the report passed (an uncaught error). `isIncluded`: whether a test with these tags belongs to the run;
 * those of another tier are no skipped ones.
 */
export function countTests(report, exitCode, isIncluded = () => true) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests + brokenFiles, exitCode),
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && isIncluded(tags)).length,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} ${fullName}`),
    ),
  };
}

/** Counts the JSON report of Playwright Test. `flaky`: titles of those that passed at the second try alone; they count as passed. */
export function countJourneys({ stats, suites, errors }, exitCode) {
  const titlesOf = (wanted) =>
    specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected + errors.length, exitCode),
    skipped: stats.skipped,
    flaky: titlesOf('flaky'),
    failures: titlesOf('unexpected'),
  };
}

const specsOf = (suites = []) => suites.flatMap(({ specs, suites: inner }) => [...(specs ?? []), ...specsOf(inner)]);

const atLeastOne = (failed, exitCode) => (failed === 0 && exitCode !== 0 ? 1 : failed);
