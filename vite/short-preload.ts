import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;

/**
 * What stands around every `import()`. Vite's own also asks for style sheets and scripts beforehand, of which this site has none: all
 * styles are one sheet, and the lists of scripts are left empty. What is left is to tell of a part that could not be loaded.
 */
const SHORT = `
export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** Half a kilobyte less in the first script. */
export function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: SHORT, map: null }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        // A style sheet of its own would come too late or never.
        if (file.type === 'chunk' && !file.isEntry && (file.viteMetadata?.importedCss.size ?? 0) > 0)
          throw new Error(`${file.fileName} brings styles of its own: import them in styles.css.`);
      }
    },
  };
}
