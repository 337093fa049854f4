import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import {
  CAN_CHANGE_USER,
  IS_ROOT,
  ORDINARY_USER,
  postmasterPid,
  startClusterProcess,
  testTempFolder,
} from '#tests/support/embedded-postgres.ts';
import { toMovedHome } from './data-directory.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const temp = testTempFolder();

async function expectAnswer(url: string): Promise<void> {
  const database = await openDatabase(url, { log: silentLog });
  await database.close();
}

describe.runIf(IS_ROOT)('started by root', () => {
  it('runs as nobody, who owns the cluster but cannot read the password', { tags: 'sweep' }, async () => {
    const home = join(temp.folder, 'project', '.data', 'postgres');
    const user = await startClusterProcess(home);
    await expectAnswer(user.url);
    expect((await stat(`/proc/${await postmasterPid(home)}`)).uid).toBe(65534);
    expect((await stat(join(home, 'cluster'))).uid).toBe(65534);
    expect((await stat(join(home, 'password'))).uid).toBe(0);
    expect(await readFile(`/proc/${await postmasterPid(home)}/environ`, 'utf8')).not.toContain('HOME');
    await user.stop();
  });

  it('stores its data elsewhere when other users cannot enter the data folder, also when that changes', {
    tags: 'sweep',
  }, async () => {
    const place = join(temp.folder, 'var-lib');
    await mkdir(place);
    const closed = join(temp.folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const [one, two] = [join(closed, 'one'), join(closed, 'two')];
    expect(toMovedHome(one, place)).not.toBe(toMovedHome(two, place));

    const first = await startClusterProcess(one, { place });
    await expectAnswer(first.url);
    await first.stop();
    expect(await readdir(one)).toEqual([]);
    expect((await stat(join(toMovedHome(one, place), 'cluster'))).mode & 0o777).toBe(0o700);

    await chmod(closed, 0o755);
    const again = await startClusterProcess(one, { place });
    expect(again.progress).not.toContain('데이터베이스를 처음 만드는 중입니다');
    expect(again.url).toBe(first.url);
    await again.stop();
  });

  it('does not write into a folder that another user has placed at its path', async () => {
    const place = join(temp.folder, 'trap');
    const closed = join(temp.folder, 'closed-too');
    await mkdir(place);
    await mkdir(closed, { mode: 0o700 });
    const laid = toMovedHome(join(closed, 'data'), place);
    await mkdir(laid);
    await chown(laid, ORDINARY_USER.uid, ORDINARY_USER.gid);
    await expect(startClusterProcess(join(closed, 'data'), { place })).rejects.toThrow('다른 사용자의 것');
    expect(await readdir(laid)).toEqual([]);
  });
});

describe.runIf(CAN_CHANGE_USER)('started by an ordinary user', { tags: 'sweep' }, () => {
  let home: string;
  beforeAll(async () => {
    home = join(temp.folder, 'ordinary');
    await mkdir(home);
    await chown(home, ORDINARY_USER.uid, ORDINARY_USER.gid);
  });

  it('works, with one process and with several', async () => {
    const runAs = ORDINARY_USER;
    const [one, two] = await Promise.all([startClusterProcess(home, { runAs }), startClusterProcess(home, { runAs })]);
    expect([one.owner, two.owner].filter(Boolean)).toHaveLength(1);
    await expectAnswer(two.url);
    await Promise.all([one.stop(), two.stop()]);
    expect(await readdir(join(home, 'cluster'))).not.toContain('postmaster.pid');
  });

  it('preserves its cluster when root starts it in between', async () => {
    const root = await startClusterProcess(home);
    await expectAnswer(root.url);
    expect(root.progress).not.toContain('데이터베이스를 처음 만드는 중입니다');
    await root.stop();
    const user = await startClusterProcess(home, { runAs: ORDINARY_USER });
    await expectAnswer(user.url);
    await user.stop();
  });

  it.each([
    ['its own', ORDINARY_USER],
    ['root’s', {}],
  ])('starts although its last process number now belongs to another program, %s', async (_whose, user) => {
    const stranger = spawn('sleep', ['30'], user);
    const pidFile = join(home, 'cluster', 'postmaster.pid');
    await writeFile(pidFile, `${stranger.pid}\n${join(home, 'cluster')}\n1\n1\n\n127.0.0.1\n0 0\nready   \n`);
    await chown(pidFile, ORDINARY_USER.uid, ORDINARY_USER.gid);
    const started = await startClusterProcess(home, { runAs: ORDINARY_USER });
    await expectAnswer(started.url);
    await started.stop();
    stranger.kill();
  });

  it('gets a one-line error when the cluster or the folder belongs to another user', async () => {
    const foreign = join(temp.folder, 'foreign');
    await mkdir(join(foreign, 'cluster'), { recursive: true });
    const runAs = ORDINARY_USER;
    await expect(startClusterProcess(foreign, { runAs })).rejects.toThrow('다른 사용자(uid 0)가 만들었습니다');
    await expect(startClusterProcess(join(temp.folder, 'mine'), { runAs })).rejects.toThrow(
      '데이터 폴더를 만들 수 없습니다',
    );
  });
});
