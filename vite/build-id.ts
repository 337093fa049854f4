import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `build.json` `{id, timestamp}`: the id is a hash of the content, equal on all machines. */
export function buildId(): Plugin {
  let directory = '';
  return {
    name: 'build-id',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      // File names carry the hash of what is in them.
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      await writeFile(join(directory, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }));
    },
  };
}
