import type { ReactNode } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { AccountSlot } from '#features/shell/frame/ui/account-slot.tsx';
import { BellSlot } from '#features/shell/frame/ui/bell-slot.tsx';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import markUrl from '#ui/assets/mark.svg?url&no-inline';
import { OperatorPicture } from '#ui/page/operator-picture.tsx';
import { LEVEL_LABELS } from '../../desk.labels.ts';
import type { Overview } from '../../overview/overview.contract.ts';
import { useNewest } from '../../overview/ui/use-newest.ts';
import css from './desk-frame.module.css';
import { DeskMenu, DeskTabs } from './desk-menu.tsx';
import { DeskSearch } from './desk-search.tsx';

interface DeskFrameProps {
  level: OperatorLevel;
  /** When the page's data was read. */
  at: string;
  overview: Pick<Overview, 'waiting'>;
  /** Path of the entry that is highlighted. */
  current: string;
  children: ReactNode;
}

/** The frame of the desk: a bar and a menu of its own, the whole width, no wall and no advertisements. */
export function DeskFrame({ level, at, overview, current, children }: DeskFrameProps) {
  const { waiting } = useNewest(at) ?? overview;
  const now = useNow() ?? Date.parse(at);
  const menu = { level, current, waiting, now };
  return (
    <>
      <a className="skip" href="#content" data-native="">
        본문으로 건너뛰기
      </a>
      <div className="top">
        <header className={css.bar}>
          <a className={`brand ${css.brand}`} href="/operator">
            <OperatorPicture name="logo" drawn={markUrl} size={24} />
            바람나루 <span className={css.mark}>운영</span>
          </a>
          <DeskSearch level={level} />
          <span className={`wide meta ${css.person}`}>
            <PersonName /> {LEVEL_LABELS[level]}
          </span>
          <span className="live wide" />
          <BellSlot />
          <span className="wide">
            <AccountSlot />
          </span>
        </header>
      </div>
      <div className={css.desk}>
        <DeskMenu {...menu} />
        <main id="content" tabIndex={-1} className={css.content}>
          {children}
        </main>
      </div>
      <DeskTabs {...menu} />
    </>
  );
}

function PersonName() {
  const me = useMe();
  const name = me.status === 'in' ? me.me?.name : undefined;
  return <span className="own-text">{name ? `${name} ·` : ''}</span>;
}
