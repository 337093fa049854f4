import { Tile } from '#ui/components/tile.tsx';
import { itemIcon } from '../../ui/public/item-icon.ts';
import type { TileLook } from '../../ui/public/look.ts';
import { monsterIcon } from '../../ui/public/monster-icon.ts';
import { skillIcon } from '../../ui/public/skill-icon.ts';
import type { SearchHit, SearchKind } from '../search.contract.ts';
import { highlightRanges } from '../search-highlight.ts';
import css from './palette.module.css';

const KIND_LABEL: Record<SearchKind, string> = {
  item: '아이템',
  skill: '기술',
  monster: '몬스터',
  dungeon: '사냥터',
  map: '지도',
  page: '바로 가기',
  npc: 'NPC',
};

interface PaletteHitProps {
  id: string;
  hit: SearchHit;
  query: string;
  isChosen: boolean;
  onPoint(): void;
  onOpen(): void;
}

export function PaletteHit({ id, hit, query, isChosen, onPoint, onOpen }: PaletteHitProps) {
  'use memo';
  return (
    <a
      id={id}
      className={css.hit}
      href={hit.path}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Tile {...lookOf(hit)} />
      <span className={`nm ${css.name}`}>
        <Highlighted name={hit.name} query={query} />
      </span>
      <span className={`meta elide ${css.detail}`}>{hit.detail}</span>
      <span className="tag">{KIND_LABEL[hit.kind]}</span>
    </a>
  );
}

function lookOf(hit: SearchHit): TileLook {
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
