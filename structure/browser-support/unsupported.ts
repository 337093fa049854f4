import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lackingBrowsers, type UsedFeature } from './compat.ts';
import { KNOWN_GAPS } from './known-gaps.ts';
import { featuresOfScript } from './scripts.ts';
import { featuresOfStyles } from './styles.ts';

const BUILT = ['client', 'client/assets', 'tooltips'];
/** Sheets of a page contain others, file by file. */
const JOINED = /^page-/;

export function featuresOf(file: string, text: string): UsedFeature[] {
  return file.endsWith('.css') ? featuresOfStyles(text) : featuresOfScript(text);
}

/** What the build uses and a supported browser lacks; known gaps that are none any more. */
export function unsupportedFeatures(dist: string): string[] {
  const unused = new Set(Object.keys(KNOWN_GAPS));
  const found = new Map<string, string>();
  for (const file of builtFiles(dist)) {
    for (const used of featuresOf(file, readFileSync(file, 'utf8'))) {
      const browsers = lackingBrowsers(used);
      if (browsers.length === 0) continue;
      const gap = gapOf(used.feature);
      if (gap === undefined) found.set(used.feature, `${file}: ${used.feature} (${browsers.join(', ')})`);
      else unused.delete(gap);
    }
  }
  return [
    ...found.values(),
    ...Array.from(unused, (gap) => `structure/browser-support/known-gaps.ts: ${gap} is no gap`),
  ];
}

function builtFiles(dist: string): string[] {
  return BUILT.flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((name) => /[.](?:css|js)$/.test(name) && !JOINED.test(name))
      .map((name) => join(dist, folder, name)),
  );
}

function gapOf(feature: string): string | undefined {
  return Object.keys(KNOWN_GAPS).find((gap) => feature === gap || feature.startsWith(`${gap}.`));
}
