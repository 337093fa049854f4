import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId } from './vite/build-id.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { pageAssets } from './vite/page-assets.ts';

/**
 * `vite build` makes the browser's half in `dist/client`; `vite build --ssr src/app/render.tsx` makes the renderer in
 * `dist/server`. The server itself is not bundled: Node runs its TypeScript as it is.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    isSsrBuild
      ? null
      : [compressAssets(), buildId(), pageAssets('src/app/routes.ts', /galmuri11-bold-(?!rest)[^/]*\.woff2$/)],
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The frame's fonts and drawings must be files: cached for ever and shared by all pages.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The list of preloads is written by the server, which knows the page.
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { input: ['src/app/client.tsx', '.cache/ui/site-fonts.css'] },
  },
  // Bundled whole, so that React's production build is used whatever NODE_ENV says at run time.
  ssr: { noExternal: true },
  server: { middlewareMode: true },
  appType: 'custom',
}));
