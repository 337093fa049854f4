import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FAVOURITES, RECENT } from '#features/game-data/items/ui/public/saved-items.ts';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import type { SearchEntry } from '#features/game-data/search/search.contract.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import type { SearchIndex } from '#features/game-data/search/search-index.ts';
import { useSearchIndex } from '#features/game-data/search/ui/use-search-index.ts';
import { removeRoom, storeRoom } from '#platform/client/own-rooms.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { ErrorState } from '#ui/components/states.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { NothingFound, type PickedFrom, PickLink, PickList, PopularPicks, SavedPlace } from './picks.tsx';

const MAX_FOUND = 12;
const MAX_RECENT = 8;
const MAX_SEARCHED = 60;
const LIST_ID = 'item-picks';
const ROOM = 'saved-picks';

export default function QuickPicker({ data, side }: { data: PickedFrom; side: string | undefined }) {
  const [words, setQuery] = useState(data.words);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const index = useSearchIndex(data.catalogVersion);
  const typed = words.trim();
  const found = index.state === 'ready' && typed !== '' ? itemsIn(index.index, typed) : [];

  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLAnchorElement>('[data-chosen]')?.click();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="pad row">
        <span className="in grow">
          <SearchIcon />
          <input
            ref={input}
            type="search"
            value={words}
            placeholder="현철중검, ㅈㅎㅂ"
            aria-label="아이템 이름"
            aria-describedby={LIST_ID}
            data-takes-shouts=""
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </span>
      </div>
      <div ref={list} id={LIST_ID}>
        {index.state === 'failed' && (
          <ErrorState
            text="아이템 이름을 가져오지 못했습니다."
            action={
              <button type="button" className="btn" onClick={index.retry}>
                다시 시도
              </button>
            }
          />
        )}
        {typed !== '' && index.state === 'ready' && (
          <PickList>
            {found.map((entry, position) => (
              <PickLink
                key={entry.id}
                item={toRef(entry)}
                side={side}
                detail={entry.detail}
                isChosen={position === chosen}
              />
            ))}
            {found.length === 0 && <NothingFound words={typed} />}
          </PickList>
        )}
        {typed === '' && (
          <SavedPlace>{index.state === 'ready' && <SavedPicks index={index.index} side={side} />}</SavedPlace>
        )}
        {typed === '' && <PopularPicks items={data.popular} side={side} />}
      </div>
    </>
  );
}

function SavedPicks({ index, side }: { index: SearchIndex; side: string | undefined }) {
  const favourites = useStored(FAVOURITES.stored);
  const recent = useStored(RECENT.stored).filter((id) => !favourites.includes(id));
  const byId = new Map(index.entries.flatMap(({ entry }) => (entry.kind === 'item' ? [[entry.id, entry]] : [])));
  const renderPicks = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const entry = byId.get(id);
      return entry ? [<PickLink key={id} item={toRef(entry)} side={side} detail={entry.detail} />] : [];
    });
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = favourites.length + recent.length === 0;
  useEffect(() => {
    if (place.current && !isEmpty) return storeRoom(ROOM, place.current);
    return removeRoom(ROOM);
  }, [isEmpty]);
  return (
    <div ref={place}>
      {favourites.length > 0 && <PickList title="즐겨찾기">{renderPicks(favourites)}</PickList>}
      {recent.length > 0 && <PickList title="최근 본 아이템">{renderPicks(recent.slice(0, MAX_RECENT))}</PickList>}
    </div>
  );
}

function itemsIn(index: SearchIndex, words: string): SearchEntry[] {
  return search(index, words, MAX_SEARCHED)
    .filter(({ kind }) => kind === 'item')
    .slice(0, MAX_FOUND);
}

function toRef({ id, name, icon }: SearchEntry) {
  return { id, name, ...itemIcon({ type: icon ?? 7, subType: null, name }) };
}
