import type { ReactNode } from 'react';
import { BookIcon, HomeIcon, MenuIcon, PinIcon, StoreIcon } from '#ui/icons/icons.tsx';
import { currentEntry, type NavigationEntry } from '../navigation-entry.ts';
import { Credits } from './footer.tsx';

export type TabIcon = 'home' | 'trade' | 'book' | 'place';

export interface TabEntry extends NavigationEntry {
  icon: TabIcon;
}

const ICON_SIZE = 22;
/** With the menu, five fit on a phone. */
const MAX_TABS = 4;
const SHEET_ID = 'whole-menu';

const ICONS: Record<TabIcon, ReactNode> = {
  home: <HomeIcon size={ICON_SIZE} />,
  trade: <StoreIcon size={ICON_SIZE} />,
  book: <BookIcon size={ICON_SIZE} />,
  place: <PinIcon size={ICON_SIZE} />,
};

export interface TabBarProps extends SheetProps {
  tabs: readonly TabEntry[];
  provenanceHref?: string;
}

interface SheetProps {
  navigation: readonly NavigationEntry[];
  path: string;
}

export function TabBar({ tabs, navigation, path, provenanceHref }: TabBarProps) {
  const shown = tabs.slice(0, MAX_TABS);
  const current = currentEntry(shown, path);
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
        <button type="button" popoverTarget={SHEET_ID} className={current ? undefined : 'on'}>
          <MenuIcon size={ICON_SIZE} />
          전체
        </button>
      </nav>
      {/* a new path is a new sheet: it is closed again without a script */}
      <div key={path} popover="auto" id={SHEET_ID} className="menu-sheet">
        <WholeMenu navigation={navigation} path={path} />
        <footer>
          <Credits provenanceHref={provenanceHref} />
        </footer>
      </div>
    </>
  );
}

function WholeMenu({ navigation, path }: SheetProps) {
  const current = currentEntry(navigation, path);
  return (
    <nav aria-label="전체 메뉴">
      {navigation.map((entry) => (
        <a key={entry.href} href={entry.href} className="opt" aria-current={entry === current ? 'page' : undefined}>
          {entry.label}
        </a>
      ))}
      <a href="/me" className="opt" aria-current={path === '/me' ? 'page' : undefined}>
        내 정보
      </a>
    </nav>
  );
}
