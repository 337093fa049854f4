import react from '@vitejs/plugin-react';
import type { CSSOptions, PluginOption } from 'vite';
import { breakpoints } from './breakpoints.ts';
import { contractData } from './contract-data.ts';
import { moduleLayer, namedClasses, scopedClassName } from './css-modules.ts';
import { remLengths } from './rem-lengths.ts';

/**
 * Plugins that are needed to read the site's sources: for both builds, the development server and tests of components.
 */
export function sitePlugins(): PluginOption[] {
  return [
    // Memoization is enabled for components that ask for it with 'use memo', because they re-render by themselves.
    // Compiled everywhere, the static pages would carry 5 kB of it to their first visit for nothing.
    react({ compiler: { compilationMode: 'annotation' } }),
    moduleLayer(),
    namedClasses(),
    contractData(),
  ];
}

export const siteStyles: CSSOptions = {
  modules: { generateScopedName: scopedClassName },
  postcss: { plugins: [breakpoints(), remLengths()] },
};
