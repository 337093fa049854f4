import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { formatIssue, ImportRefusedError } from './data-issue.ts';
import { previewOf } from './difference.ts';
import { importGameData } from './import.ts';
import type { OnImport } from './on-import.ts';

const USAGE = `사용법: npm run data:import -- [--from 폴더] [--dry-run] [--yes]
  --from 폴더   CSV나 JSON 파일이 든 폴더. 없으면 이 프로젝트의 자료를 넣습니다.
  --dry-run     무엇이 바뀌는지만 보여 줍니다.
  --yes         묻지 않고 넣습니다.`;

export interface CommandOptions {
  args: readonly string[];
  openDatabase(): Promise<Db>;
  print(line: string): void;
  prompt?: ((question: string) => Promise<string>) | undefined;
  workingFolder: string;
  onImport: OnImport;
}

interface Choices {
  from: string | undefined;
  isDryRun: boolean;
  isYes: boolean;
}

function choicesOf(args: readonly string[]): Choices | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
    });
    return { from: values.from, isDryRun: values['dry-run'] ?? false, isYes: values.yes ?? false };
  } catch {
    return undefined;
  }
}

async function runImport(options: CommandOptions, { isDryRun, isYes, ...choices }: Choices): Promise<number> {
  const { print, prompt, workingFolder, onImport } = options;
  const db = await options.openDatabase();
  const from = choices.from === undefined ? undefined : resolve(workingFolder, choices.from);
  const planned = await importGameData({ db, from, isDryRun: true, log: silentLog, onImport });
  print(previewOf(planned.difference));
  if (isDryRun) return 0;
  if (!isYes && prompt !== undefined) {
    const answer = await prompt('이대로 넣을까요? (y/N) ');
    if (!/^(?:y|yes|네|예|ㅇ)$/i.test(answer.trim())) {
      print('그만두었습니다. 바뀐 것은 없습니다.');
      return 0;
    }
  }
  const { hasWritten, version } = await importGameData({ db, from, log: silentLog, onImport });
  print(hasWritten ? `넣었습니다. 자료 판 ${version}` : '이미 같은 자료입니다.');
  return 0;
}

/** `npm run data:import`. Returns the exit code: 0 done, 1 refused, 2 wrong arguments. */
export async function runImportCommand(options: CommandOptions): Promise<number> {
  const choices = choicesOf(options.args);
  if (choices === undefined) {
    options.print(USAGE);
    return 2;
  }
  try {
    return await runImport(options, choices);
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    for (const issue of error.issues) options.print(formatIssue(issue));
    options.print(`${error.message} 바뀐 것은 없습니다.`);
    return 1;
  }
}

export function terminalPrompt(): CommandOptions['prompt'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await reader.question(question);
    } finally {
      reader.close();
    }
  };
}
