import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/components/states.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons/icons.tsx';
import type { SearchHit } from '../search.contract.ts';
import { SEARCH_LIMIT, SEARCH_QUERY_MAX_LENGTH } from '../search.limits.ts';
import { searchCatalog } from '../search-answer.ts';
import css from './palette.module.css';
import { PaletteHit } from './palette-hit.tsx';
import { readRecentHits, rememberHit } from './recent-hits.ts';
import { type IndexState, useSearchIndex } from './use-search-index.ts';

const LIST_ID = 'palette-list';

export function Palette({ catalogVersion, onClose }: { catalogVersion: string; onClose(): void }) {
  'use memo';
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [recent] = useState(readRecentHits);
  // Reads the current text, so Enter opens the hit for what was typed, however fast.
  const typed = query.trim();
  const index = useSearchIndex(catalogVersion);
  const hits = typed ? hitsOf(index, typed) : recent;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (next: number) => setChosen(hits.length === 0 ? 0 : (next + hits.length) % hits.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // While the input method composes a syllable, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };
  const open = (hit: SearchHit) => {
    rememberHit(hit);
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label="찾기"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={onKeyDown}
    >
      <div className={css.field}>
        <SearchIcon />
        <input
          type="text"
          value={query}
          maxLength={SEARCH_QUERY_MAX_LENGTH}
          placeholder="이름, 초성(ㅈㅎㅂ), 줄임말"
          aria-label="찾을 이름"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={hits.length > 0 ? hitId(chosen) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
        />
        <button type="button" className="iconbtn" aria-label="닫기" onClick={() => dialog.current?.close()}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={css.list} ref={list}>
        {typed === '' && hits.length > 0 ? <h2>최근 검색</h2> : null}
        <div id={LIST_ID} role="listbox" aria-label="검색 결과">
          {hits.map((hit, position) => (
            <PaletteHit
              key={hit.path}
              id={hitId(position)}
              hit={hit}
              query={typed}
              isChosen={position === chosen}
              onPoint={() => setChosen(position)}
              onOpen={() => open(hit)}
            />
          ))}
        </div>
        {hits.length === 0 ? <NoHits typed={typed} index={index} /> : null}
      </div>
      <div className={css.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> 고르기
        </span>
        <span>
          <kbd>Enter</kbd> 열기
        </span>
        <span>
          <kbd>Esc</kbd> 닫기
        </span>
      </div>
    </dialog>
  );
}

function hitsOf(index: IndexState, query: string): SearchHit[] {
  return index.state === 'ready' ? searchCatalog(index.index, { q: query, limit: SEARCH_LIMIT }) : [];
}

function hitId(position: number): string {
  return `palette-hit-${position}`;
}

function NoHits({ typed, index }: { typed: string; index: IndexState }) {
  if (index.state === 'failed') {
    const retry = (
      <button type="button" className="btn" onClick={index.retry}>
        다시 시도
      </button>
    );
    return <ErrorState text="찾기 목록을 가져오지 못했습니다." action={retry} />;
  }
  if (index.state === 'loading') return <div className="state" aria-busy="true" />;
  return (
    <div className="state" role="status">
      {typed ? (
        <p>‘{typed}’ 검색 결과가 없습니다.</p>
      ) : (
        <p>
          아이템, 기술, 몬스터, 사냥터, 지도의 이름을 넣어 보세요.
          <br />
          초성, 줄임말, 한영 오타도 찾습니다.
        </p>
      )}
    </div>
  );
}
