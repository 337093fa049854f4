import type { Plugin } from 'vite';

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
