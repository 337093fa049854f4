import type { Plugin } from 'vite';

/** Writes `.vite/modules.json`: which source files went into each of the browser's files. A structure test reads it. */
export function moduleList(): Plugin {
  return {
    name: 'module-list',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, Object.keys(chunk.modules).sort()]));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) });
    },
  };
}
