import type { ReactNode } from 'react';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tile } from '#ui/components/tile.tsx';
import css from './form.module.css';

export interface PickedFrom {
  catalogVersion: string;
  words: string;
  found: readonly PickedItem[];
  popular: readonly PickedItem[];
}

type PickedItem = GameRef & { detail: string };

export function PopularPicks({ items, side }: { items: readonly PickedItem[]; side: string | undefined }) {
  if (items.length === 0) return null;
  return (
    <PickList title="거래 많은 아이템">
      {items.map((item) => (
        <PickLink key={item.id} item={item} side={side} detail={item.detail} />
      ))}
    </PickList>
  );
}

/** Reserves the last known height, because content stored on this device is rendered later. */
export function SavedPlace({ children }: { children?: ReactNode }) {
  return <div className={css.saved}>{children}</div>;
}

export function NothingFound({ words }: { words: string }) {
  return <p className="state">‘{words}’ 검색 결과가 없습니다. 이름의 일부나 초성을 적어 보세요.</p>;
}

export function PickList({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className={css.picks}>
      {title && <h3 className="meta">{title}</h3>}
      {children}
    </div>
  );
}

interface PickLinkProps {
  item: GameRef;
  side: string | undefined;
  detail: string;
  id?: string;
  isChosen?: boolean;
}

export function PickLink({ item, side, detail, id, isChosen }: PickLinkProps) {
  const query = side === 'sell' || side === 'buy' ? `?side=${side}` : '';
  return (
    <a
      id={id}
      className={classNames('line small', css.pick, isChosen && css.chosen)}
      href={`/trade/register/${item.id}${query}`}
      data-chosen={isChosen ? '' : undefined}
    >
      <Tile icon={item.icon} tone={item.tone} />
      <span className="nm">{item.name}</span>
      <span className="meta ml-auto">{detail}</span>
    </a>
  );
}
