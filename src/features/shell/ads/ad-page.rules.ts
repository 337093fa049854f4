import { matchesPattern } from '../guards/guard.rules.ts';

/** Pages without ads (contract §24); error pages have none either. */
const WITHOUT_ADS = [
  '/login*',
  '/confirm',
  '/me*',
  '/notifications',
  '/settlements/*',
  '/trade/register*',
  '/operator*',
  '/events/new',
  '/maintenance',
  ...['ask', 'ban', 'mute', 'policy', 'terms', 'report', 'scam', 'trade'].map((name) => `/notice/${name}`),
];

/** Pages with slots of their own instead of those of the frame. */
const DIAGNOSTICS = ['/geniee', '/geniee/*'];

/** Returns whether the network's script may run in a document of this path. */
export function mayHaveAds(pathname: string): boolean {
  const path = plain(pathname);
  return !WITHOUT_ADS.some((pattern) => matchesPattern(path, pattern));
}

/** Returns whether the frame's slots are filled beside the page of this path. */
export function hasFrameAds(pathname: string): boolean {
  const path = plain(pathname);
  return mayHaveAds(path) && !DIAGNOSTICS.some((pattern) => matchesPattern(path, pattern));
}

function plain(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
}
