import path from 'node:path';
import type { Plugin } from 'vite';
import { buildUiAssets } from '../../../scripts/build-fonts.mjs';

/** Makes the fonts and icon sheets that the style sheet and the components import, before anything is resolved. */
export function uiAssets(): Plugin {
  return {
    name: 'ui-assets',
    enforce: 'pre',
    async config(config) {
      await buildUiAssets(path.resolve(config.root ?? process.cwd()));
    },
  };
}
