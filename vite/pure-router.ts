import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/lib\/.+[.]js$/;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * `Link`, `NavLink` and `Form` would stay in every bundle, used or not: their factory, and the line that sets their
 * display name, could have side effects. Marking both as pure removes what this site never imports, with its
 * dependencies (3 kB br).
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
