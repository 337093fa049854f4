import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import css from './saved-items.module.css';
import { FAVOURITES, RECENT, type SavedList } from './saved-items.ts';

const SavedItemTable = partOnDemand(() => import('./saved-item-table.tsx'));
const GearTable = partOnDemand(() => import('../gear-table.tsx'));

/** Shows the list of the device or the account. */
export function GearPanel() {
  return (
    <StoredPanel title="내 장비" aside="나만 봅니다">
      <GearTable />
    </StoredPanel>
  );
}

export function FavouriteItemsPanel() {
  return <SavedItemsPanel title="즐겨찾기" list={FAVOURITES} nothing="아이템 화면의 별을 누르면 여기에 표시됩니다." />;
}

export function RecentItemsPanel() {
  return <SavedItemsPanel title="최근 본 아이템" list={RECENT} nothing="아이템을 보면 여기에 남습니다." />;
}

interface SavedItemsPanelProps {
  title: string;
  list: SavedList;
  nothing: string;
}

function SavedItemsPanel({ title, list, nothing }: SavedItemsPanelProps) {
  return (
    <StoredPanel title={title} aside="이 기기에만">
      <SavedItemTable list={list} nothing={nothing} />
    </StoredPanel>
  );
}

/** Rendered in the browser only, which alone knows the content. */
function StoredPanel({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <Panel title={title} aside={aside}>
      <div className={css.list}>{isHere && <Suspense>{children}</Suspense>}</div>
    </Panel>
  );
}
