import type { NavigationEntry } from '#features/shell/frame/navigation-entry.ts';
import type { TabEntry } from '#features/shell/frame/ui/tab-bar.tsx';

export const entry = (label: string, href: string, owns: readonly string[] = [href]): NavigationEntry => ({
  label,
  href,
  owns,
});

export const trade = entry('거래', '/trade');
export const items = entry('도감', '/items');
export const dungeons = entry('사냥터', '/dungeons/regions/1', ['/dungeons', '/monsters']);
export const maps = entry('지도', '/maps', ['/maps', '/maps-back']);
export const recipes = entry('조합', '/recipe');
export const skills = entry('기술', '/skills');
export const parties = entry('파티', '/party', ['/party', '/settlements']);
export const guilds = entry('문파', '/guilds');
export const guides = entry('길잡이', '/guides');
/** Events, notices, patch notes and the site's own pages. */
export const updates = entry('소식', '/events', ['/events', '/notice', '/patchNotes']);
export const broadcasts = entry('사자후', '/broadcast');

/** The menu row of wide windows. */
export const navigation: readonly NavigationEntry[] = [
  trade,
  items,
  dungeons,
  maps,
  recipes,
  skills,
  parties,
  guilds,
  broadcasts,
  entry('계산기', '/calc/exp', ['/calc']),
  guides,
  updates,
];

export const tabs: readonly TabEntry[] = [
  { ...entry('홈', '/'), icon: 'home' },
  { ...trade, owns: [...trade.owns, ...broadcasts.owns], icon: 'trade' },
  { ...items, icon: 'book' },
  { ...parties, owns: [...parties.owns, ...guilds.owns], icon: 'users' },
];

/** Pages that belong to no tab and are reached through 전체 only. */
export const inWholeMenu = entry('전체', '', [
  '/dungeons',
  '/monsters',
  '/maps',
  '/maps-back',
  '/recipe',
  '/skills',
  '/quests',
  '/shortcuts',
  '/calc',
  '/me',
  '/notifications',
  '/guides',
  '/events',
  '/notice',
  '/patchNotes',
  '/sources',
  '/browsers',
]);
