import { chmod, chown, cp, lstat, mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { IS_ROOT, ORDINARY_USER, testTempFolder } from '#tests/support/embedded-postgres.ts';
import { runCommand } from './command.ts';
import { findPrograms, majorOf, type Programs, runnablePrograms } from './programs.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const runAs = IS_ROOT ? ORDINARY_USER : undefined;
const temp = testTempFolder();
let installed: Programs;
let bare: Programs;

beforeAll(async () => {
  installed = await findPrograms();
  bare = await copyWithoutLinks(join(temp.folder, 'package'));
});

async function copyWithoutLinks(folder: string): Promise<Programs> {
  const native = join(folder, 'native');
  const filter = async (file: string) => !(await lstat(file)).isSymbolicLink();
  await cp(installed.native, native, { recursive: true, filter });
  const moved = (file: string) => file.replace(installed.native, native);
  return {
    ...installed,
    native,
    initdb: moved(installed.initdb),
    postgres: moved(installed.postgres),
    pgCtl: moved(installed.pgCtl),
  };
}

const targetIn = (shared: string) =>
  join(shared, `baramnaru-pg-${installed.version}${IS_ROOT ? '' : `-${process.getuid?.()}`}`);

describe('the programs of the package', () => {
  it('are PostgreSQL 18', () => {
    expect(majorOf(installed)).toBe(18);
  });

  it("run in place, with their links created when the package's script was blocked", async () => {
    await rm(join(bare.native, 'lib', 'libicui18n.so.60'), { force: true });
    const before = await runCommand(bare.postgres, ['--version'], runAs);
    expect(before.code).not.toBe(0);
    const shared = join(temp.folder, 'unused');
    expect(await runnablePrograms(bare, runAs, { shared })).toEqual(bare);
    await expect(stat(shared)).rejects.toThrow('ENOENT');
  });
});

describe.runIf(IS_ROOT)("programs that the database's user cannot reach", () => {
  beforeAll(() => chmod(join(temp.folder, 'package'), 0o700));

  it('run from one complete copy that only root can change, even when several processes create it at once', async () => {
    const shared = join(temp.folder, 'shared');
    const text: string[] = [];
    const progress = (message: string) => text.push(message);
    const [one, two] = await Promise.all([
      runnablePrograms(bare, runAs, { shared, progress }),
      runnablePrograms(bare, runAs, { shared }),
    ]);
    expect(one).toEqual(two);
    expect(one.native).toBe(targetIn(shared));
    expect((await stat(one.native)).mode & 0o777).toBe(0o755);
    expect((await stat(join(one.native, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect(text).toEqual(['데이터베이스 프로그램을 쓸 수 있는 곳으로 복사하는 중입니다']);
    expect((await runCommand(one.initdb, ['--version'], runAs)).code).toBe(0);
    expect(await runnablePrograms(bare, runAs, { shared, progress })).toEqual(one);
    expect(text).toHaveLength(1);
  });

  it.each([
    ['another user’s', async (target: string) => chown(target, ORDINARY_USER.uid, ORDINARY_USER.gid)],
    ['open to changes by others', async (target: string) => chmod(target, 0o777)],
    [
      'a link to somewhere',
      async (target: string) => {
        await rm(target, { recursive: true });
        await symlink(installed.native, target);
      },
    ],
  ])('are refused when the folder of the copy is %s', async (_name, spoil) => {
    const shared = join(temp.folder, `spoilt-${Math.random()}`);
    await mkdir(targetIn(shared), { recursive: true });
    await spoil(targetIn(shared));
    await expect(runnablePrograms(bare, runAs, { shared })).rejects.toThrow(/^\S+ 폴더가 다른 사용자의 것/);
  });

  it('give the reason when the copy cannot run either', async () => {
    const shared = join(temp.folder, 'broken');
    await mkdir(targetIn(shared), { recursive: true });
    await expect(runnablePrograms(bare, runAs, { shared })).rejects.toThrow('DATABASE_URL');
  });
});

describe('a program', () => {
  it('is run without the variables and the secrets of this process', async () => {
    process.env.PGDATA = '/nowhere';
    const shown = await runCommand(process.execPath, ['-p', 'JSON.stringify(process.env)'], undefined);
    delete process.env.PGDATA;
    const environment: unknown = JSON.parse(shown.output);
    expect(environment).not.toHaveProperty('PGDATA');
    expect(environment).not.toHaveProperty('HOME');
    expect(environment).toHaveProperty('LC_ALL', 'C');
  });

  it('that does not exist is a result, not an exception', async () => {
    expect(await runCommand('/no/such/program', [], undefined)).toMatchObject({ code: null });
  });
});
