import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What the pattern's group finds in the first line that it matches. */
export function lineOf(output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface(output)
      .on('line', (line) => {
        const [, found] = pattern.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      })
      .on('close', () => reject(new Error(`It ended without a line like ${pattern}.`)));
  });
}
