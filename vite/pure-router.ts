import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/lib\/.+[.]js$/;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * `Link`, `NavLink` and `Form` stay in every bundle, used or not: what makes them could have an effect, and so could the
 * line that names them for developers' tools. It has none: saying so leaves out what this site never imports, with all that
 * only they need (3 kB br).
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replaceAll(' = React$1.forwardRef(', ' = /* @__PURE__ */ React$1.forwardRef('),
        map: null,
      }),
    },
  };
}
