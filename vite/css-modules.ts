import { basename } from 'node:path';
import type { Plugin } from 'vite';

const SYSTEM = /\/src\/ui\//;
const DEFAULT_IMPORT = /^import (\w+) from ('[^']+[.]module[.]css');$/gm;

/** Names a CSS module's class, the same in both builds: `step` of `plan.module.css` is `plan_step`. */
export function scopedClassName(name: string, file: string): string {
  return `${basename(file.split('?', 1)[0] ?? file, '.module.css')}_${name}`;
}

/**
 * Puts CSS modules into a layer between the system's classes and its utilities, whatever order the browser reads the
 * sheets in. Those of the system's own components are among its classes.
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
