import { lstat } from 'node:fs/promises';
import { DatabaseStartError } from '../start-error.ts';

/**
 * Refuses a folder that another user may have created, where all users of the machine can write (`/var/tmp`).
 * @throws {DatabaseStartError} unless it is a folder that only this user or the system can change
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  if (await isOwnFolder(folder)) return;
  throw new DatabaseStartError(
    `${folder} 폴더가 다른 사용자의 것이거나 다른 사용자가 고칠 수 있어 쓰지 않습니다. 직접 확인하고 지운 뒤 다시 시작해 주세요.`,
  );
}

export async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const owners = [0, process.getuid?.() ?? 0];
  if (!found?.isDirectory()) return false;
  return owners.includes(found.uid) && (found.mode & 0o022) === 0;
}
