import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processMark } from './processes.ts';

const PREFIX = 'in-use.';

/** Registers this process as a user of `home`, until it ends or the returned file is removed. */
export async function registerUser(home: string): Promise<string> {
  const file = join(home, `${PREFIX}${process.pid}.${randomUUID()}`);
  await writeFile(file, `${processMark(process.pid)}`);
  return file;
}

/** Removes all registrations of this process as a user of `home`. */
export function unregisterUsers(home: string): void {
  for (const { file, pid } of listUsers(home)) if (pid === process.pid) rmSync(file, { force: true });
}

export function hasUsers(home: string): boolean {
  const users = listUsers(home);
  const living = users.filter(isAlive);
  for (const { file } of users.filter((user) => !living.includes(user))) rmSync(file, { force: true });
  return living.length > 0;
}

interface User {
  file: string;
  pid: number;
}

function listUsers(home: string): User[] {
  const names = readdirSync(home).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => ({ file: join(home, name), pid: Number(name.slice(PREFIX.length).split('.')[0]) }));
}

function isAlive({ file, pid }: User): boolean {
  try {
    return readFileSync(file, 'utf8') === processMark(pid);
  } catch {
    return false;
  }
}
