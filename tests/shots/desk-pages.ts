import { DESK_PAGES } from '#features/desk/frame/desk-pages.ts';
import { nameOf, type SampledPage } from './sampled-pages.ts';

/** Rows that have a page of their own. */
export interface OpenedRows {
  /** The number of a report. */
  fraud: number;
  /** A profile id. */
  spammer: number;
}

/** Paths of every page of the desk, from its list: `:fraud` and `:spammer` stand for rows of the demo. */
export const DESK_SAMPLES: readonly string[] = DESK_PAGES.flatMap(({ path }) => samplesOf(path));

/** Every page of the desk, those of one row with these. */
export function deskPages(rows: OpenedRows): SampledPage[] {
  return DESK_SAMPLES.map((sample) => ({ name: nameOf(sample), path: sampledPath(sample, rows) }));
}

export function sampledPath(sample: string, { fraud, spammer }: OpenedRows): string {
  return sample.replace(':fraud', String(fraud)).replace(':spammer', String(spammer));
}

/** @throws {Error} when a pattern has no sample: add one then */
function samplesOf(pattern: string): readonly string[] {
  if (!/:\w+\(/.test(pattern)) return [pattern];
  if (pattern.startsWith('/operator/reports/:id')) return ['/operator/reports/:fraud'];
  if (pattern.startsWith('/operator/people/:id')) return ['/operator/people/:spammer'];
  if (pattern.startsWith('/operator/content/:collection(pages)/:id')) return ['/operator/content/pages/terms'];
  if (/\/:collection\([^)]*\)\/:id/.test(pattern)) {
    return ['/operator/content/guides/1', '/operator/content/events/new'];
  }
  if (pattern.startsWith('/operator/content/:collection(')) return ['/operator/content/quests'];
  if (/^\/operator\/data\/:entity\([^)]*\)\/:id/.test(pattern)) return ['/operator/data/monsters/1'];
  if (/^\/operator\/data\/:entity\([^)]*\)\/new/.test(pattern)) return ['/operator/data/monsters/new'];
  if (pattern.startsWith('/operator/data/:entity(')) return ['/operator/data/items'];
  if (pattern.startsWith('/operator/data/imports/:id')) return ['/operator/data/imports/1'];
  throw new Error(`no sample of ${pattern}`);
}
