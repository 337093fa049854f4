import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processMark } from './processes.ts';

const PREFIX = 'in-use.';

/** Registers this process as a user of `home`, until it ends or the returned file is removed. */
export async function registerUser(home: string): Promise<string> {
  const file = join(home, `${PREFIX}${process.pid}.${randomUUID()}`);
  await writeFile(file, `${await processMark(process.pid)}`);
  return file;
}

export async function hasUsers(home: string): Promise<boolean> {
  let found = false;
  for (const name of await readdir(home)) {
    if (!name.startsWith(PREFIX)) continue;
    if (await isAlive(home, name)) found = true;
    else await rm(join(home, name), { force: true });
  }
  return found;
}

async function isAlive(home: string, name: string): Promise<boolean> {
  const pid = Number(name.slice(PREFIX.length).split('.')[0]);
  const mark = await readFile(join(home, name), 'utf8').catch(() => undefined);
  return mark !== undefined && (await processMark(pid)) === mark;
}
