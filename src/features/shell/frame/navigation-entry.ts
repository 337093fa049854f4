export interface NavigationEntry {
  label: string;
  href: string;
  owns: readonly string[];
}

export interface MenuEntry extends NavigationEntry {
  icon: MenuIconName;
}

export interface MenuGroup {
  label: string;
  entries: readonly MenuEntry[];
}

export type MenuIconName =
  | 'trade'
  | 'add'
  | 'list'
  | 'bell'
  | 'user'
  | 'book'
  | 'place'
  | 'users'
  | 'flag'
  | 'map'
  | 'route'
  | 'flask'
  | 'spark'
  | 'scroll'
  | 'keyboard'
  | 'chart'
  | 'swap'
  | 'heart'
  | 'crown'
  | 'stairs'
  | 'dice'
  | 'clock'
  | 'bag'
  | 'lock'
  | 'message'
  | 'info';

/** The longest matching prefix wins; whole segments only. */
export function currentEntry<Entry extends NavigationEntry>(
  entries: readonly Entry[],
  path: string,
): Entry | undefined {
  let found: { entry: Entry; length: number } | undefined;
  for (const entry of entries) {
    for (const owner of entry.owns) {
      const isOwner = path === owner || path.startsWith(owner === '/' ? '//' : `${owner}/`);
      if (isOwner && owner.length > (found?.length ?? 0)) found = { entry, length: owner.length };
    }
  }
  return found?.entry;
}
