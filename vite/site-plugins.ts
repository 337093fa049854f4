import react from '@vitejs/plugin-react';
import type { CSSOptions, PluginOption } from 'vite';
import { breakpoints } from './breakpoints.ts';
import { contractData } from './contract-data.ts';
import { moduleLayer, namedClasses, scopedClassName } from './css-modules.ts';
import { remLengths } from './rem-lengths.ts';

/** What reading the site's sources takes, whoever reads them: both builds, the development server, tests of components. */
export function sitePlugins(): PluginOption[] {
  return [
    // Memory for what re-renders by itself, where a component asks for it with 'use memo'. Compiled everywhere, the static
    // pages would carry 5 kB of it to their first visit for nothing.
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
