import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ALL_SERVERS } from '#shared/all-servers.ts';
import type { PageParams } from '#shared/page-params.ts';
import { FIND_KEY } from '#shared/printed-keys.ts';
import markUrl from '#ui/assets/mark.svg?url&no-inline';
import { ChevronDownIcon, SearchIcon } from '#ui/icons/icons.tsx';
import { OperatorPicture } from '#ui/page/operator-picture.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { NavigationEntry } from '../navigation-entry.ts';
import { AccountSlot } from './account-slot.tsx';
import { BellSlot } from './bell-slot.tsx';

interface TopBarProps {
  navigation: readonly NavigationEntry[];
  current?: NavigationEntry;
  /** If they include `gameServer`, the page shows one game server or all. */
  params: PageParams | undefined;
  ticker: ReactNode;
}

/**
 * The bar over every page. Search is a link to the search of items, so it works without scripts; the palette takes
 * over clicks on `data-open-palette`.
 */
export function TopBar({ navigation, current, params, ticker }: TopBarProps) {
  return (
    <div className="top">
      <header className="top-in">
        <Brand />
        <a className="find wide" href="/items" data-open-palette="" aria-keyshortcuts="/ Control+K">
          <SearchIcon />
          <span className="grow elide">아이템 · 사냥터 · 기술 찾기, 초성도 됩니다</span>
          <kbd>{FIND_KEY}</kbd>
        </a>
        {params?.names.includes('gameServer') && <ServerPicker params={params} />}
        <span className="live wide" />
        <a className="iconbtn narrow" href="/items" data-open-palette="" aria-label="찾기">
          <SearchIcon size={20} />
        </a>
        <BellSlot />
        <AccountSlot />
      </header>
      <nav className="nav" aria-label="주 메뉴">
        {navigation.map((entry) => (
          <a
            key={entry.href}
            href={entry.href}
            className={entry === current ? 'on' : undefined}
            aria-current={entry === current ? 'page' : undefined}
          >
            {entry.label}
          </a>
        ))}
        {ticker}
      </nav>
    </div>
  );
}

function Brand() {
  return (
    <a className="brand" href="/">
      <OperatorPicture name="logo" drawn={markUrl} size={24} />
      바람나루
    </a>
  );
}

/** A native disclosure with plain links, so that it works without scripts; `carry-game-server.ts` stores the choice. */
function ServerPicker({ params }: { params: PageParams }) {
  const { pathname, search } = useLocation();
  const servers = [{ id: 0, name: ALL_SERVERS }, ...useSite().gameServers];
  const query = new URLSearchParams(search);
  const { gameServer: chosen } = params.texts(query);
  const current = servers.find(({ id }) => String(id) === chosen) ?? servers[0];
  return (
    <details className="server" key={pathname + search}>
      <summary aria-label={`게임 서버: ${current?.name}`}>
        <span className="wide">{current?.name}</span>
        <span className="narrow">{current?.id ? current.name.split(' ').at(-1) : ALL_SERVERS}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className="menu">
        {servers.map(({ id, name }) => (
          <a
            key={id}
            // The cursor is removed, because it belongs to another list.
            href={params.href('', query, { cursor: undefined, gameServer: id || undefined }) || '?'}
            className="opt"
            data-game-server={id}
            aria-current={name === current?.name || undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </details>
  );
}
