import { defineConfig } from 'vite';

/** Builds `/tooltips.js`: a classic script in one file, which leaves no names in pages of other sites. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/tooltips',
    target: 'es2022',
    lib: { entry: 'src/app/tooltips/tooltips.ts', name: 'baramnaru', formats: ['iife'], fileName: () => 'tooltips.js' },
  },
});
