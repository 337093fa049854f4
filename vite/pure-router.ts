import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/lib\/.+[.]js$/;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Marks the factory of `Link`, `NavLink` and `Form`, and the line that sets their display name, as pure. Both could
 * have side effects, so unused ones would stay in every bundle with their dependencies (3 kB br).
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
