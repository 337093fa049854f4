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

/** The slots stand in the page itself there. */
const DIAGNOSTICS = ['/geniee', '/geniee/*'];

/** May the network's script run in a document of this path? */
export function mayHaveAds(pathname: string): boolean {
  const path = plain(pathname);
  return !WITHOUT_ADS.some((pattern) => matchesPattern(path, pattern));
}

/** Are the slots of the frame filled beside the page of this path? */
export function hasFrameAds(pathname: string): boolean {
  const path = plain(pathname);
  return mayHaveAds(path) && !DIAGNOSTICS.some((pattern) => matchesPattern(path, pattern));
}

function plain(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
}
