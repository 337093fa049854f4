import type { ReactNode } from 'react';
import { BookIcon, HomeIcon, MenuIcon, StoreIcon, UsersIcon } from '#ui/icons/icons.tsx';
import { currentEntry, type NavigationEntry } from '../navigation-entry.ts';

export type TabIcon = 'home' | 'trade' | 'book' | 'users';

export interface TabEntry extends NavigationEntry {
  icon: TabIcon;
}

const ICON_SIZE = 22;
/** Together with the menu button, five tabs fit on a phone. */
const MAX_TABS = 4;
const SHEET_ID = 'whole-menu';

const ICONS: Record<TabIcon, ReactNode> = {
  home: <HomeIcon size={ICON_SIZE} />,
  trade: <StoreIcon size={ICON_SIZE} />,
  book: <BookIcon size={ICON_SIZE} />,
  users: <UsersIcon size={ICON_SIZE} />,
};

export interface TabBarProps {
  tabs: readonly TabEntry[];
  /** Entry that highlights the menu button on its pages. */
  menuEntry: NavigationEntry;
  menu: ReactNode;
  path: string;
}

export function TabBar({ tabs, menuEntry, menu, path }: TabBarProps) {
  const shown = tabs.slice(0, MAX_TABS);
  const current = currentEntry([...shown, menuEntry], path);
  return (
    <>
      <nav className="tabbar" aria-label="아래 메뉴">
        {shown.map((tab) => (
          <a
            key={tab.href}
            href={tab.href}
            className={tab === current ? 'on' : undefined}
            aria-current={tab === current ? 'page' : undefined}
          >
            {ICONS[tab.icon]}
            {tab.label}
          </a>
        ))}
        <button type="button" popoverTarget={SHEET_ID} className={menuEntry === current ? 'on' : undefined}>
          <MenuIcon size={ICON_SIZE} />
          {menuEntry.label}
        </button>
      </nav>
      {/* Keyed by the path, so that a new page closes the sheet without a script. */}
      <div key={path} popover="auto" id={SHEET_ID} className="menu-sheet">
        {menu}
      </div>
    </>
  );
}
