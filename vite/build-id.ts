import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export function buildId(): Plugin {
  let directory = '';
  return {
    name: 'build-id',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      // File names contain a content hash.
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      await writeFile(join(directory, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }));
    },
  };
}
