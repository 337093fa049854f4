import type { ReactNode } from 'react';
import {
  BookIcon,
  FlaskIcon,
  HomeIcon,
  KeyboardIcon,
  MapIcon,
  PinIcon,
  SparkIcon,
  StoreIcon,
  UserIcon,
  UsersIcon,
} from '#ui/icons/icons.tsx';
import { currentEntry, type NavigationEntry } from './navigation-entry.ts';

export type TabIcon = 'home' | 'store' | 'book' | 'users' | 'user' | 'map' | 'place' | 'skill' | 'recipe' | 'keys';

/** An entry of the bar at the foot of a phone. */
export interface TabEntry extends NavigationEntry {
  icon: TabIcon;
}

const ICONS: Record<TabIcon, ReactNode> = {
  home: <HomeIcon size={22} />,
  store: <StoreIcon size={22} />,
  book: <BookIcon size={22} />,
  users: <UsersIcon size={22} />,
  user: <UserIcon size={22} />,
  map: <MapIcon size={22} />,
  place: <PinIcon size={22} />,
  skill: <SparkIcon size={22} />,
  recipe: <FlaskIcon size={22} />,
  keys: <KeyboardIcon size={22} />,
};

/** At most five fit under a thumb. */
export function TabBar({ tabs, path }: { tabs: readonly TabEntry[]; path: string }) {
  const current = currentEntry(tabs, path);
  return (
    <nav className="tabbar" aria-label="아래 메뉴">
      {tabs.map((tab) => (
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
    </nav>
  );
}
