import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';

/** Chooses the last port while it is free, so that connections of other processes stay valid. */
export async function choosePort(dataDirectory: DataDirectory): Promise<number> {
  const last = Number(await readFile(portFile(dataDirectory), 'utf8').catch(() => '0'));
  if (Number.isInteger(last) && last > 1023 && last < 65_536 && (await isFree(last))) return last;
  return freePort(0);
}

export async function writePort(dataDirectory: DataDirectory, port: number): Promise<void> {
  const draft = `${portFile(dataDirectory)}.new`;
  await writeFile(draft, String(port));
  await rename(draft, portFile(dataDirectory));
}

function portFile(dataDirectory: DataDirectory): string {
  return join(dataDirectory.home, 'port');
}

function isFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  );
}

/** @param wanted 0 for any */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
