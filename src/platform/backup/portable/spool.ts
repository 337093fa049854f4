import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const READ_BYTES = 1 << 20;

export interface SpooledPart {
  start: number;
  bytes: number;
  sha256: string;
}

export interface Spool {
  append(source: AsyncIterable<Buffer>): Promise<SpooledPart>;
  read(part: SpooledPart): Readable;
  close(): Promise<void>;
}

/** Opens a file without a name in `folder`, which disappears with its process however that ends. */
export async function openSpool(folder: string): Promise<Spool> {
  const path = join(folder, `.spool-${process.pid}`);
  await rm(path, { force: true });
  const file = await open(path, 'wx+', 0o600);
  // Windows cannot remove an open file; there it is removed at the end.
  const isNameless = await rm(path).then(
    () => true,
    () => false,
  );
  let end = 0;

  async function* readPart({ start, bytes }: SpooledPart): AsyncGenerator<Buffer> {
    for (let read = 0; read < bytes; ) {
      const chunk = Buffer.allocUnsafe(Math.min(READ_BYTES, bytes - read));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, start + read);
      if (bytesRead === 0) throw new Error('The spool ended early.');
      read += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  }

  return {
    async append(source) {
      const hash = createHash('sha256');
      const start = end;
      for await (const chunk of source) {
        hash.update(chunk);
        await file.writev([chunk], end);
        end += chunk.length;
      }
      return { start, bytes: end - start, sha256: hash.digest('hex') };
    },
    read: (part) => Readable.from(readPart(part), { objectMode: false }),
    async close() {
      await file.close();
      if (!isNameless) await rm(path, { force: true });
    },
  };
}
