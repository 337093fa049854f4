import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { SUPPORTED_BROWSERS } from '../../src/shared/supported-browsers.ts';

/** What a style or a script uses. */
export interface UsedFeature {
  /** As in the compatibility data of MDN, such as `css.properties.field-sizing`; of several things with one name, the name. */
  feature: string;
  /** Any of them may be meant. */
  meanings: readonly CompatStatement[];
}

interface BrowserVersion {
  id: BrowserName;
  since: string;
}

const OLDEST: readonly BrowserVersion[] = SUPPORTED_BROWSERS.flatMap(({ ids, since }) =>
  ids.map((id) => ({ id, since })),
);

/** @returns the browsers that have it in none of its meanings */
export function lackingBrowsers({ meanings }: UsedFeature, browsers = OLDEST): BrowserName[] {
  return browsers
    .filter(({ id, since }) => !meanings.some(({ support }) => isIn(support[id], since)))
    .map(({ id }) => id);
}

function isIn(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined, version: string): boolean {
  return [support ?? []]
    .flat()
    .some(
      ({ version_added: from, version_removed: until, flags, prefix, alternative_name: other }) =>
        !flags && !prefix && !other && isFrom(from, version) && !(until && isFrom(until, version)),
    );
}

/** `≤79`, `17.4`; `preview` and false are never there. */
function isFrom(from: unknown, version: string): boolean {
  if (typeof from !== 'string' || from === 'preview') return false;
  return numberOf(from.replace('≤', '')) <= numberOf(version);
}

function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

export function featureAt(path: readonly string[]): UsedFeature | undefined {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of path) at = Object.hasOwn(at ?? {}, name) ? (at?.[name] as Identifier | undefined) : undefined;
  return at?.__compat && { feature: path.join('.'), meanings: [at.__compat] };
}

/** The members of interfaces by their name: those at `places`, without what is said of their arguments. */
export function membersByName(places: readonly (readonly string[])[], ending = ''): ReadonlyMap<string, UsedFeature> {
  const all = new Map<string, CompatStatement[]>();
  for (const place of places) {
    for (const [key, { __compat: compat }] of childrenOf(place)) {
      const name = key.replace(/_static$/, '');
      if (!compat || !name.endsWith(ending)) continue;
      const short = name.slice(0, name.length - ending.length);
      all.set(short, [...(all.get(short) ?? []), compat]);
    }
  }
  return new Map(Array.from(all, ([feature, meanings]) => [feature, { feature, meanings }]));
}

export function childrenOf(path: readonly string[]): [string, Identifier][] {
  const place = path.reduce((at, name) => at[name] as Identifier, bcd as unknown as Identifier);
  return Object.entries(place).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
}
