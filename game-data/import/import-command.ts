import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Follows } from '../bases/base.repository.ts';
import { formatIssue, ImportRefusedError } from './data-issue.ts';
import { previewOf } from './difference.ts';
import { type ImportResult, importGameData } from './import.ts';
import type { OnImport } from './on-import.ts';
import { type Entity, isEntity } from './source-rows.ts';

const USAGE = `사용법: npm run data:import -- [--from 폴더 | --follow [자료 …]] [--dry-run] [--yes]
  --from 폴더        CSV나 JSON 파일이 든 폴더. 넣은 자료는 더는 릴리스를 따르지 않습니다.
  --follow [자료 …]  이름을 적은 자료가 (없으면 모두) 다시 프로젝트의 릴리스를 따릅니다. 예: --follow items drops
                     --from도 --follow도 없으면 모두 따릅니다.
  --dry-run          무엇이 바뀌는지만 보여 줍니다.
  --yes              묻지 않고 넣습니다.`;

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
  /** Undefined: all. */
  follow: Entity[] | undefined;
  isDryRun: boolean;
  isYes: boolean;
}

function choicesOf(args: readonly string[]): Choices | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        follow: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const { from, follow: isFollowing = false } = values;
    if (isFollowing ? from !== undefined : positionals.length > 0) return undefined;
    const follow = positionals.filter(isEntity);
    if (follow.length < positionals.length) return undefined;
    const options = { isDryRun: values['dry-run'] ?? false, isYes: values.yes ?? false };
    return { from, follow: follow.length > 0 ? follow : undefined, ...options };
  } catch {
    return undefined;
  }
}

function movedLines(moved: ImportResult['moved']): string[] {
  const namesOf = (follows: Follows) => moved.filter((one) => one.follows === follows).map(({ entity }) => entity);
  const [own, project] = [namesOf('own'), namesOf('project')];
  return [
    ...(own.length > 0 ? [`이제 릴리스를 따르지 않는 자료: ${own.join(', ')}`] : []),
    ...(project.length > 0 ? [`다시 릴리스를 따르는 자료: ${project.join(', ')}`] : []),
  ];
}

async function runImport(options: CommandOptions, { isDryRun, isYes, follow, ...choices }: Choices): Promise<number> {
  const { print, prompt, workingFolder, onImport } = options;
  const db = await options.openDatabase();
  const from = choices.from === undefined ? undefined : resolve(workingFolder, choices.from);
  const what = { db, from, follow, log: silentLog, onImport };
  const planned = await importGameData({ ...what, isDryRun: true });
  print(previewOf(planned.difference));
  for (const line of movedLines(planned.moved)) print(line);
  if (isDryRun) return 0;
  if (!isYes && prompt !== undefined) {
    const answer = await prompt('이대로 넣을까요? (y/N) ');
    if (!/^(?:y|yes|네|예|ㅇ)$/i.test(answer.trim())) {
      print('그만두었습니다. 바뀐 것은 없습니다.');
      return 0;
    }
  }
  const { hasWritten, version } = await importGameData(what);
  print(hasWritten ? `넣었습니다. 자료 버전 ${version}` : '이미 같은 자료입니다.');
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
