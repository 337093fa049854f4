import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Tile } from '#ui/components/tile.tsx';
import { itemIcon } from '../../refs/ui/public/item-icon.ts';
import type { TileLook } from '../../refs/ui/public/look.ts';
import { monsterIcon } from '../../refs/ui/public/monster-icon.ts';
import { skillIcon } from '../../refs/ui/public/skill-icon.ts';
import type { SearchHit, SearchKind } from '../search.contract.ts';
import { highlightRanges } from '../search-highlight.ts';
import css from './palette.module.css';
import { type PaletteRow, secondLink } from './palette-row.ts';

const KIND_LABEL: Record<SearchKind, string> = {
  item: '아이템',
  skill: '기술',
  monster: '몬스터',
  dungeon: '사냥터',
  map: '지도',
  page: '바로 가기',
  npc: 'NPC',
  guide: '길잡이',
  event: '행사',
  notice: '공지',
  patchNote: '패치노트',
  quest: '퀘스트',
};

interface PaletteHitProps {
  id: string;
  row: PaletteRow;
  query: string;
  price: ReactNode;
  isChosen: boolean;
  onPoint(): void;
  onOpen(): void;
}

/** A search result, player or action. Results show the price of an item, or a route to a dungeon or a person. */
export function PaletteHit({ id, row, query, price, isChosen, onPoint, onOpen }: PaletteHitProps) {
  'use memo';
  const { hit, action, player } = row;
  const found = hit ?? player;
  const name = found?.name ?? action?.label ?? '';
  const second = secondLink(row);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div
      role="group"
      aria-label={name}
      className={css.entry}
      data-chosen={isChosen || undefined}
      onPointerMove={onPoint}
    >
      <a
        id={id}
        className={css.hit}
        href={found?.path ?? action?.href ?? '#'}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        onClick={(event) => {
          onOpen();
          if (!action?.run || (action.href && isForNewTab(event))) return;
          event.preventDefault();
          action.run();
        }}
      >
        <Tile {...(hit ? toLook(hit) : { icon: player ? 'beast/monk-face' : 'skill/sailboat' })} />
        <span className={css.words}>
          <span className={`nm ${css.name}`}>{found ? <Highlighted name={name} query={query} /> : name}</span>
          <span className={`meta ${css.detail}`}>{(found ?? action)?.detail}</span>
        </span>
        <span className={classNames('tag', second && css.kind)}>
          {hit ? KIND_LABEL[hit.kind] : player ? '캐릭터' : '바로 하기'}
        </span>
      </a>
      {second && (
        <a
          className={css.second}
          href={second.href}
          role="option"
          aria-selected={false}
          tabIndex={-1}
          data-second=""
          onClick={onOpen}
        >
          {price}
          <span className="visually-hidden"> {name} </span>
          <span className="meta">{second.label}</span>
        </a>
      )}
    </div>
  );
}

function isForNewTab({ ctrlKey, metaKey }: MouseEvent): boolean {
  return ctrlKey || metaKey;
}

function toLook(hit: SearchHit): TileLook {
  switch (hit.kind) {
    case 'item':
      return itemIcon({ type: hit.icon ?? 7, subType: null, name: hit.name });
    case 'skill':
      return skillIcon({ name: hit.name, effect: null });
    case 'monster':
      return monsterIcon({ name: hit.name });
    case 'dungeon':
      return { icon: 'skill/cave-entrance' };
    case 'map':
      return { icon: 'goods/treasure-map' };
    case 'page':
    case 'guide':
    case 'event':
    case 'notice':
    case 'patchNote':
    case 'quest':
      return { icon: 'goods/scroll-unfurled' };
    case 'npc':
      return { icon: 'skill/village' };
  }
}

function Highlighted({ name, query }: { name: string; query: string }) {
  const pieces: { text: string; isHit: boolean; at: number }[] = [];
  let at = 0;
  for (const [start, end] of query ? highlightRanges(name, query) : []) {
    if (start > at) pieces.push({ text: name.slice(at, start), isHit: false, at });
    pieces.push({ text: name.slice(start, end), isHit: true, at: start });
    at = end;
  }
  if (at < name.length) pieces.push({ text: name.slice(at), isHit: false, at });
  return pieces.map((piece) =>
    piece.isHit ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
  );
}
