import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { SUPPORTED_BROWSERS } from './src/shared/supported-browsers.ts';
import { CHUNKS } from './structure/rooms.ts';
import { buildId } from './vite/build-id.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { importedBy, importedOnlyBy } from './vite/imported-by.ts';
import { moduleList } from './vite/module-list.ts';
import { pageAssets } from './vite/page-assets.ts';
import { pureRouter } from './vite/pure-router.ts';
import { shortPreload } from './vite/short-preload.ts';
import { sitePlugins, siteStyles } from './vite/site-plugins.ts';

/** The files of the faces that hold what the site itself writes: see `scripts/build-fonts.mjs`. */
const FONTS = {
  preloaded: /\/galmuri11-bold-[\w-]{8}\.woff2$/,
  later: /\/(?:galmuri11|galmuri14|pretendard)-(?!bold-|rest-)[\w-]{8}\.woff2$/,
};

/** What every page needs at once, in one file: apart, the same code takes two kilobytes more. */
const CORE = { name: importedBy('core', resolve('src/app/client.tsx')) };
/** What every page needs once it is used, in one file: apart, it would be asked for in a dozen more. */
const LATER = {
  name: importedOnlyBy('later', {
    entries: [
      'src/app/start-client.ts',
      'src/app/whole-menu.tsx',
      'src/features/trade/market/ui/latest-deal-line.tsx',
    ].map((file) => resolve(file)),
    routes: resolve('src/app/routes.ts'),
  }),
};
/** Small modules that the same pages need, in one file each: apart they would take more, and ask more often. */
const GROUPS = Object.entries(CHUNKS).map(([name, { files, pages }]) => ({
  name,
  test: new RegExp(files),
  ...(pages && { minShareCount: pages }),
}));

/** Without what older browsers than the supported ones want before the names of properties. */
function cssTargets(): string[] {
  const known = ['chrome', 'edge', 'firefox', 'safari', 'ios'];
  const versions = SUPPORTED_BROWSERS.flatMap(({ ids, since }) =>
    ids.map((id) => `${id.replace('safari_ios', 'ios')}${since}`),
  );
  return versions.filter((version) => known.includes(version.replace(/[\d.]+$/, '')));
}

/**
 * `vite build` makes the browser's half in `dist/client`; `vite build --ssr src/app/render.tsx` makes the renderer in
 * `dist/server`. The server itself is not bundled: Node runs its TypeScript as it is.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    sitePlugins(),
    isSsrBuild
      ? null
      : [
          pureRouter(),
          shortPreload(),
          moduleList(),
          compressAssets(),
          buildId(),
          pageAssets('src/app/routes.ts', FONTS),
        ],
  ],
  css: siteStyles,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The frame's fonts and drawings must be files: cached for ever and shared by all pages.
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: cssTargets(),
    // The list of preloads is written by the server, which knows the page.
    modulePreload: {
      polyfill: false,
      // The lists for later pages would stand in the first script: a kilobyte of every first visit, for a moment of a few later.
      resolveDependencies: () => [],
    },
    rollupOptions: isSsrBuild
      ? {}
      : {
          // React Router's warnings to developers: a kilobyte of sentences in every first visit.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          input: { client: 'src/app/client.tsx', first: 'src/app/first.ts', sw: 'src/app/sw.ts' },
          // A document begins with its page, before the list that imports it: the page may count on nothing of the list's.
          experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
          output: {
            // The service worker's name must never change.
            entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash:7].js'),
            // Short ones: the first script names every page's, and no hash can be compressed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [CORE, LATER, ...GROUPS],
              includeDependenciesRecursively: false,
            },
          },
        },
  },
  // Bundled whole and for production, so that React's production build is used whatever NODE_ENV says at run time.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
