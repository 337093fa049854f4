import { listSigningKeys, rotateSigningKey } from '#features/people/sign-in/signing-key.service.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import type { Db } from '#platform/database/db.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { endByCommand } from './process.ts';

// Entry point of `npm run keys`.

const EXIT_FAILED = 1;
const EXIT_MISUSED = 2;
const USAGE = [
  '쓰는 법: npm run keys -- list     로그인 토큰에 서명하는 키를 보여 줍니다',
  '         npm run keys -- rotate   새 키로 바꿉니다. 예전 키로 서명한 토큰은 끝날 때까지 쓸 수 있습니다',
];
const GIVEN = 'AUTH_JWT_KEYS로 키를 직접 주었습니다. 그 설정을 바꾸고 사이트를 다시 시작해 주세요.';
const ELSEWHERE = 'AUTH_URL의 로그인 서버를 쓰고 있습니다. 키는 그 서버에서 바꿉니다.';

interface KeysCommand {
  args: readonly string[];
  settings: { authUrl?: string | undefined; authJwtKeys?: string | undefined };
  openDatabase(): Promise<Db>;
  print(line: string): void;
  now(): Date;
}

/** @returns the exit code */
export async function runKeysCommand({ args, settings, openDatabase, print, now }: KeysCommand): Promise<number> {
  const [action, ...rest] = args;
  if ((action !== 'list' && action !== 'rotate') || rest.length > 0) {
    for (const line of USAGE) print(line);
    return EXIT_MISUSED;
  }
  const obstacle = settings.authUrl !== undefined ? ELSEWHERE : settings.authJwtKeys !== undefined ? GIVEN : undefined;
  if (obstacle !== undefined) {
    print(obstacle);
    return EXIT_FAILED;
  }
  const db = await openDatabase();
  if (action === 'rotate') print(`새 키로 서명합니다: ${await rotateSigningKey(db, now())}`);
  const keys = await listSigningKeys(db);
  if (keys.length === 0) print('아직 키가 없습니다. 사이트가 처음 시작할 때 만듭니다.');
  for (const { kid, createdAt, retiredAt } of keys) {
    print(`${kid}  ${createdAt.toISOString()}  ${retiredAt ? `교체됨 ${retiredAt.toISOString()}` : '쓰는 중'}`);
  }
  return 0;
}

async function run(): Promise<number> {
  const config = exitOnBadConfig();
  let database: MigratedDatabase | undefined;
  try {
    return await runKeysCommand({
      args: process.argv.slice(2),
      settings: config,
      openDatabase: async () => {
        database = await openMigratedDatabase({
          config,
          log: createConsoleLog('warn'),
          progress: (message) => console.log(`· ${message}`),
        });
        return database.db;
      },
      print: (line) => console.log(line),
      now: () => new Date(),
    });
  } finally {
    await database?.close();
  }
}

if (import.meta.main) await endByCommand(run);
