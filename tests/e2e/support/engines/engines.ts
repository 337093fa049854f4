import type { EngineName, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox-page.ts';
import { openWebKit } from './webkit-page.ts';

const OPEN = { firefox: openFirefox, webkit: openWebKit };

/** What `scripts/steps/engines.mjs` has found; undefined on a machine without it. */
export function programOf(name: EngineName): string | undefined {
  const programs: Partial<Record<EngineName, string>> = JSON.parse(process.env.BARAMNARU_ENGINES ?? '{}');
  return programs[name];
}

export async function openEngine(name: EngineName): Promise<EnginePage> {
  const program = programOf(name);
  if (program === undefined) throw new Error(`There is no ${name}.`);
  return OPEN[name](program);
}
