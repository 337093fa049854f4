/** An entry of the menu: shown as current on every path that begins with one of `owns`. */
export interface NavigationEntry {
  label: string;
  href: string;
  owns: readonly string[];
}

/** The menu names only pages that exist. */
export const navigation: readonly NavigationEntry[] = [
  { label: '도감', href: '/items', owns: ['/items'] },
  { label: '사냥터', href: '/dungeons/regions/1', owns: ['/dungeons', '/monsters'] },
  { label: '지도', href: '/maps', owns: ['/maps', '/maps-back'] },
  { label: '조합', href: '/recipe', owns: ['/recipe'] },
  { label: '기술', href: '/skills', owns: ['/skills'] },
  { label: '퀘스트', href: '/quests', owns: ['/quests'] },
  { label: '단축키', href: '/shortcuts', owns: ['/shortcuts'] },
];
