import { lazy, Suspense, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { FAVOURITES, type KeptList, RECENT } from './kept-items.ts';

const KeptItemTable = lazy(() => import('./kept-item-table.tsx').catch(() => ({ default: NotLoaded })));

export function FavouriteItemsPanel() {
  return <KeptItemsPanel title="즐겨찾기" list={FAVOURITES} nothing="아이템 화면의 별을 누르면 여기에 모입니다." />;
}

export function RecentItemsPanel() {
  return <KeptItemsPanel title="최근 본 아이템" list={RECENT} nothing="아이템을 보면 여기에 남습니다." />;
}

interface KeptItemsPanelProps {
  title: string;
  list: KeptList;
  /** Said while the list is empty. */
  nothing: string;
}

/** Of one size whatever it holds: only the browser knows what that is. */
function KeptItemsPanel({ title, list, nothing }: KeptItemsPanelProps) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <Panel title={title} aside="이 기기에만">
      <div className="kept-items">
        {isHere && (
          <Suspense>
            <KeptItemTable list={list} nothing={nothing} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

function NotLoaded() {
  return <ErrorState text="목록을 가져오지 못했습니다." hint="이 쪽을 다시 열어 주세요." />;
}
