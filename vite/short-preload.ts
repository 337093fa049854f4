import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;

/**
 * Wraps every `import()` in place of Vite's own wrapper, which also preloads scripts, whose lists this site leaves
 * empty. This one links the style sheets of a part that the document does not link, waits for them, and reports a part
 * that could not be loaded, whose listener may say until when the failure waits.
 */
const SHORT = `
const linked = {};
const link = (file) => linked[file] ??= document.querySelector('link:is([href="/' + file + '"],[data-parts~="/' + file + '"])') ? 0 : new Promise((resolve, reject) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/' + file;
  sheet.onload = resolve;
  sheet.onerror = () => {
    delete linked[file];
    sheet.remove();
    reject(new Error(file));
  };
  document.head.append(sheet);
});
export const __vitePreload = (load, files = []) => Promise.all([load(), ...files.map(link)]).then(([part]) => part).catch(async (error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  await event.until;
  if (!event.defaultPrevented) throw error;
});`;

export function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    transform: {
      filter: { id: HELPER },
      handler: () => ({ code: SHORT, map: null }),
    },
  };
}
