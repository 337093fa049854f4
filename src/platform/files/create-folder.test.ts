import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from './create-folder.ts';

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'folders-'));
  await writeFile(join(top, 'file'), '');
  await symlink(join(top, 'nowhere'), join(top, 'dangling'));
});
afterAll(() => rm(top, { recursive: true }));

describe('a folder', () => {
  it('is made with those above it, and says which was the first', async () => {
    expect(await createFolder(join(top, 'a', 'b', 'c'), 0o700)).toBe(join(top, 'a'));
    expect((await stat(join(top, 'a', 'b', 'c'))).mode & 0o777).toBe(0o700);
    expect(await createFolder(join(top, 'a', 'b'))).toBeUndefined();
  });

  it('is made once where several make it at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createFolder(join(top, 'x', 'y', 'z'))));
    expect((await stat(join(top, 'x', 'y', 'z'))).isDirectory()).toBe(true);
  });

  it('is there already behind a link', async () => {
    await mkdir(join(top, 'target'));
    await symlink(join(top, 'target'), join(top, 'link'));
    expect(await createFolder(join(top, 'link', 'inside'))).toBe(join(top, 'link', 'inside'));
  });

  const LINUX = ['/proc/x', '/proc/x/y/z', '/proc/1/fd/x', '/sys/x', '/dev/null/x'];
  it.runIf(process.platform === 'linux').each(LINUX)('that cannot be is refused at once: %s', async (path) => {
    await expect(createFolder(path)).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
  });

  it.each(['file', 'file/inside', 'dangling/inside'])('that cannot be is refused at once: …/%s', async (path) => {
    await expect(createFolder(join(top, path))).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
  });
});
