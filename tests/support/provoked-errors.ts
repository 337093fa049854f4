import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerCheckOptions } from '#platform/http/answer-check.ts';

/** Set by the gate (`scripts/steps/provoked-errors.mjs`), which reads the files when all tests have run. */
const FOLDER = process.env.PROVOKED_ERRORS;
const recorded = new Set<string>();

/** Options of the answer check that record each error of an endpoint once a process. */
export const recordingErrors: AnswerCheckOptions = {
  onError({ method, path }, error) {
    const line = `${method} ${path} ${error}`;
    if (FOLDER === undefined || recorded.has(line)) return;
    recorded.add(line);
    appendFileSync(join(FOLDER, `${process.pid}.txt`), `${line}\n`);
  },
};
