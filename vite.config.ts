import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { SUPPORTED_BROWSERS } from './src/shared/supported-browsers.ts';
import { CHUNKS } from './structure/rooms.ts';
import { buildId } from './vite/build-id.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { importedBy, importedOnlyBy } from './vite/imported-by.ts';
import { moduleList } from './vite/module-list.ts';
import { pageAssets } from './vite/page-assets.ts';
import { shortPreload } from './vite/short-preload.ts';
import { sitePlugins, siteStyles } from './vite/site-plugins.ts';

/** Font files with the characters that the site itself uses: see `scripts/build-fonts.mjs`. */
const FONTS = {
  preloaded: /\/galmuri11-bold-[\w-]{8}\.woff2$/,
  later: /\/(?:galmuri11|galmuri14|pretendard)-(?!bold-|rest-)[\w-]{8}\.woff2$/,
};

/** Code that every page needs at once, in one file. Separate files take two kilobytes more. */
const CORE = { name: importedBy('core', resolve('src/app/client.tsx')) };
/** Code that every page needs once it is used, in one file. Otherwise it would be a dozen requests. */
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
/** Small modules that the same pages need, in one file each. Separate files would be larger and need more requests. */
const GROUPS = Object.entries(CHUNKS).map(([name, { files, pages }]) => ({
  name,
  test: new RegExp(files),
  ...(pages && { minShareCount: pages }),
}));

/** Returns the supported browsers only, so that older vendor prefixes are left out. */
function cssTargets(): string[] {
  const known = ['chrome', 'edge', 'firefox', 'safari', 'ios'];
  const versions = SUPPORTED_BROWSERS.flatMap(({ ids, since }) =>
    ids.map((id) => `${id.replace('safari_ios', 'ios')}${since}`),
  );
  return versions.filter((version) => known.includes(version.replace(/[\d.]+$/, '')));
}

/**
 * `vite build` builds the client in `dist/client`; `vite build --ssr src/app/render.tsx` builds the renderer in
 * `dist/server`. The server itself is not bundled: Node runs its TypeScript directly.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    sitePlugins(),
    isSsrBuild
      ? null
      : [shortPreload(), moduleList(), compressAssets(), buildId(), pageAssets('src/app/routes.ts', FONTS)],
  ],
  css: siteStyles,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Fonts and drawings of the frame must be files, which are cached permanently and shared by all pages.
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: cssTargets(),
    // The server, which knows the page, writes the list of preloads.
    modulePreload: {
      polyfill: false,
      // Lists for later pages would add a kilobyte to the first script of every first visit, and save a moment of only
      // a few.
      resolveDependencies: () => [],
    },
    rollupOptions: isSsrBuild
      ? {}
      : {
          // React Router's warnings for developers would add a kilobyte to every first visit.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          input: { client: 'src/app/client.tsx', boot: 'src/app/boot.ts', sw: 'src/app/sw.ts' },
          // A document evaluates its page before the list that imports it, so the page must not rely on the list's
          // modules.
          experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
          output: {
            // The service worker's name must never change.
            entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash:7].js'),
            // Hashes are short, because the first script contains those of all pages, and hashes cannot be compressed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [CORE, LATER, ...GROUPS],
              includeDependenciesRecursively: false,
            },
          },
        },
  },
  // The renderer is bundled completely and for production, so that React's production build is used whatever NODE_ENV
  // says at run time.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
