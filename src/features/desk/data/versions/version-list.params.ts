import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, type LinkValues, type ParamValues, param } from '#shared/page-params.ts';

export const VERSIONS_PATH = '/operator/data/versions';

const fields = {
  /** The older of the two that are compared; left out: the one before the newer. */
  from: param.whole(1, MAX_ID),
  /** Left out: the last version. */
  to: param.whole(1, MAX_ID),
};

export const versionParams = definePageParams({ data: fields });
export type VersionPair = ParamValues<typeof fields>;

export function versionsLink(pair: LinkValues<VersionPair>): string {
  return versionParams.link(VERSIONS_PATH, pair);
}

/**
 * The pair after a press on a version. One that is picked is taken out; a further one becomes the newer of the two where
 * it is newer than both, else the older one.
 * @param last the number of the last version, with which the page begins
 */
export function pickVersion({ from, to }: VersionPair, picked: number, last: number): VersionPair {
  const newer = to ?? last;
  if (picked === newer) return { from: undefined, to: from ?? to };
  if (picked === from) return { from: undefined, to };
  if (from === undefined && to !== undefined) return { from: Math.min(picked, to), to: Math.max(picked, to) };
  return picked > newer ? { from, to: picked } : { from: picked, to: newer };
}
