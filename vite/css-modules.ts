import { basename } from 'node:path';
import type { Plugin } from 'vite';

const SYSTEM = /\/src\/ui\//;
const DEFAULT_IMPORT = /^import (\w+) from ('[^']+[.]module[.]css');$/gm;

/** The name that a class of a CSS module has in both builds: `step` of `plan.module.css` is `plan_step`. */
export function scopedClassName(name: string, file: string): string {
  return `${basename(file.split('?', 1)[0] ?? file, '.module.css')}_${name}`;
}

/**
 * CSS modules stand in a layer between the system's classes and its utilities, whichever sheet the browser reads first; those
 * of the system's own parts among its classes.
 */
export function moduleLayer(): Plugin {
  return {
    name: 'module-layer',
    enforce: 'pre',
    transform: {
      filter: { id: /[.]module[.]css(?:$|[?])/ },
      handler: (code, id) => ({ code: `@layer ${SYSTEM.test(id) ? 'components' : 'features'} {${code}}`, map: null }),
    },
  };
}

/** Imports the classes of a module by name, so that the scripts carry only those that they use, without a table of them. */
export function namedClasses(): Plugin {
  return {
    name: 'named-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /[.]tsx$/, code: /[.]module[.]css/ },
      handler: (code) => ({ code: code.replace(DEFAULT_IMPORT, 'import * as $1 from $2;'), map: null }),
    },
  };
}
