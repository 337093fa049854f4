import { buildIfChanged } from './build.mjs';
import { inTop } from './places.mjs';

/** @returns {Promise<string | undefined>} what the build uses and a supported browser lacks */
export async function browserSupportFaults() {
  await buildIfChanged();
  const { unsupportedFeatures } = await import('../../structure/browser-support/unsupported.ts');
  return unsupportedFeatures(inTop('dist')).join('\n') || undefined;
}
