import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryFolderLock, withFolderLock } from './folder-lock.ts';
import { isPostmaster, processMark } from './processes.ts';

let temp: string;
let lock: string;
beforeEach(async () => {
  temp = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(temp, 'lock');
});
afterEach(() => rm(temp, { recursive: true }));

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('withFolderLock', () => {
  it('admits one process at a time and notifies each waiting one once', async () => {
    let inside = 0;
    let most = 0;
    let received = 0;
    const allOthersWait = Promise.withResolvers<void>();
    const onWait = () => {
      received += 1;
      if (received === 7) allOthersWait.resolve();
    };
    const work = async () => {
      most = Math.max(most, ++inside);
      await allOthersWait.promise;
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withFolderLock(lock, work, onWait)));
    expect(most).toBe(1);
    expect(received).toBe(7);
    expect(await readdir(temp)).toEqual([]);
  });

  it('is free again after a failure', async () => {
    const failing = withFolderLock(
      lock,
      () => Promise.reject(new Error('no')),
      () => {},
    );
    await expect(failing).rejects.toThrow('no');
    expect(
      await withFolderLock(
        lock,
        async () => 'yes',
        () => {},
      ),
    ).toBe('yes');
  });

  it.each([
    ['gone', async () => `${await deadProcess()} 1`],
    ['a later one with the same number', async () => `${process.pid} 1`],
  ])('is taken over from a process that is %s, by one of many', async (_name, holder) => {
    await mkdir(lock);
    await writeFile(join(lock, 'holder'), await holder());
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await delay(5);
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withFolderLock(lock, work, () => {})));
    expect(most).toBe(1);
  });

  it('is taken over when its owner, or the process that took it over, died before writing its name', async () => {
    const longAgo = new Date(Date.now() - 60_000);
    for (const folder of [lock, `${lock}.take-over`]) {
      await mkdir(folder);
      await utimes(folder, longAgo, longAgo);
    }
    expect(
      await withFolderLock(
        lock,
        async () => 'in',
        () => {},
      ),
    ).toBe('in');
  });

  it('waits for a living owner', async () => {
    await mkdir(lock);
    await writeFile(join(lock, 'holder'), `${process.pid} ${processMark(process.pid)}`);
    const entering = withFolderLock(
      lock,
      async () => 'in',
      () => {},
    );
    expect(await Promise.race([entering, delay(200, 'waiting')])).toBe('waiting');
    await rm(lock, { recursive: true });
    expect(await entering).toBe('in');
  });
});

describe('processMark', () => {
  it('stays the same for a living process and ends with it', async () => {
    const mark = processMark(process.pid);
    expect(mark).toBeDefined();
    expect(processMark(process.pid)).toBe(mark);
    expect(processMark(await deadProcess())).toBeUndefined();
  });

  it('does not mistake any other process for the server of a cluster', async () => {
    expect(isPostmaster(process.pid, '/var/lib/some-cluster')).toBe(process.platform !== 'linux');
    expect(isPostmaster(await deadProcess(), process.cwd())).toBe(false);
  });
});

describe('tryFolderLock', () => {
  it('runs nothing while another one does, and is free again after it', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = tryFolderLock(lock, async () => {
      begun.resolve();
      await end.promise;
      return 'first';
    });
    await begun.promise;
    expect(await tryFolderLock(lock, async () => 'second')).toBeUndefined();
    end.resolve();
    expect(await first).toEqual({ result: 'first' });
    expect(await tryFolderLock(lock, async () => 'third')).toEqual({ result: 'third' });
  });

  it('is taken over from a process that is gone', async () => {
    await mkdir(lock);
    await writeFile(join(lock, 'holder'), `${await deadProcess()} 1`);
    expect(await tryFolderLock(lock, async () => 'next')).toEqual({ result: 'next' });
    expect(await readdir(temp)).toEqual([]);
  });
});
