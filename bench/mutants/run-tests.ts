import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { runProcess } from './run-process.ts';
import { kindOf } from './stages.ts';

const reportSchema = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

export interface TestRun {
  outcome: 'passed' | 'failed' | 'timed-out';
  failedFile?: string;
  output: string;
}

export async function runTests(
  folder: string,
  files: readonly string[],
  { limitMs, databaseUrl }: { limitMs: number; databaseUrl: string },
): Promise<TestRun> {
  const report = join(folder, '.cache', 'mutants-report.json');
  rmSync(report, { force: true });
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(folder, 'bench', 'mutants', 'vitest.config.ts');
  const options = [
    `--config=${config}`,
    '--bail=1',
    '--tags-filter=!sweep',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { NODE_ENV: _, ...env } = process.env;
  const { code, isTimedOut, output } = await runProcess([vitest, 'run', ...options, ...projectsOf(files), ...files], {
    cwd: folder,
    env: { ...env, TEST_DATABASE_URL: databaseUrl },
    limitMs,
  });
  if (isTimedOut) return { outcome: 'timed-out', output };
  if (code === 0) return { outcome: 'passed', output };
  const failedFile = failedFileOf(report);
  return { outcome: 'failed', output, ...(failedFile && { failedFile: relative(folder, failedFile) }) };
}

function failedFileOf(report: string): string | undefined {
  try {
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    return testResults.find(({ status }) => status === 'failed')?.name;
  } catch {
    // A run that crashes before its first test writes no report.
    return undefined;
  }
}

const projectsOf = (files: readonly string[]) => [...new Set(files.map(kindOf))].map((kind) => `--project=${kind}`);
