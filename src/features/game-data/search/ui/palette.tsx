import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KEY_TABLE } from '#shared/key-table.ts';
import { firstLetters } from '#shared/text-length.ts';
import { ErrorState } from '#ui/components/states.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons/icons.tsx';
import { useBackCloses } from '#ui/overlay/back-closes.ts';
import { SEARCH_QUERY_MAX_LENGTH } from '../search.contract.ts';
import css from './palette.module.css';
import { PaletteHit } from './palette-hit.tsx';
import { type FindPlayers, type PaletteAction, type PaletteMarket, type PaletteRow, rowKey } from './palette-row.ts';
import { rememberHit } from './recent-hits.ts';
import { usePaletteSections, usePlayers, usePrices } from './use-palette-rows.ts';
import { type IndexState, useSearchIndex } from './use-search-index.ts';

const LIST_ID = 'palette-list';
const FOOT = [KEY_TABLE.choose, KEY_TABLE.open, KEY_TABLE.openSecond, KEY_TABLE.close];

interface PaletteProps {
  catalogVersion: string;
  /** Initial text of the field. */
  typed: string;
  market: PaletteMarket;
  actions: readonly PaletteAction[];
  findPlayers: FindPlayers;
  onClose(): void;
}

export function Palette({ catalogVersion, typed: first, market, actions, findPlayers, onClose }: PaletteProps) {
  'use memo';
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(first);
  const [chosen, setChosen] = useState(0);
  // Reads the current text, so Enter opens the hit for what was typed, however fast.
  const typed = firstLetters(query.trim(), SEARCH_QUERY_MAX_LENGTH);
  const index = useSearchIndex(catalogVersion);
  const { players, isLoading } = usePlayers(findPlayers, typed);
  const sections = usePaletteSections({ typed, index, market, actions, players });
  const prices = usePrices(market, sections);
  const rows = sections.flatMap((section) => section.rows);

  useEffect(() => {
    dialog.current?.showModal();
    // Places the cursor after the last letter.
    field.current?.setSelectionRange(-1, -1);
  }, []);
  useBackCloses(true, () => dialog.current?.close());
  useEffect(() => fitAboveKeyboard(dialog.current), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (next: number) => setChosen(rows.length === 0 ? 0 : (next + rows.length) % rows.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') openChosen(list.current, event.shiftKey);
    else return;
    event.preventDefault();
  };
  const open = ({ hit }: PaletteRow) => {
    if (hit) rememberHit(hit);
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
          ref={field}
          type="text"
          value={query}
          data-max-letters={SEARCH_QUERY_MAX_LENGTH}
          placeholder="이름, 초성(ㅈㅎㅂ), 줄임말"
          aria-label="찾을 이름"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={rows.length > 0 ? hitId(chosen) : undefined}
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
        <PaletteList
          sections={sections}
          query={typed}
          prices={prices}
          chosen={chosen}
          onPoint={setChosen}
          onOpen={open}
        />
        {rows.length === 0 ? (
          <NoHits typed={typed} index={index} isLoading={isLoading} onOpen={() => dialog.current?.close()} />
        ) : null}
      </div>
      <PaletteFoot />
    </dialog>
  );
}

interface PaletteListProps {
  sections: ReturnType<typeof usePaletteSections>;
  query: string;
  prices: ReturnType<typeof usePrices>;
  /** Position of the chosen row in the whole list. */
  chosen: number;
  onPoint: (position: number) => void;
  onOpen: (row: PaletteRow) => void;
}

function PaletteList({ sections, query, prices, chosen, onPoint, onOpen }: PaletteListProps) {
  'use memo';
  return (
    <div id={LIST_ID} role="listbox" aria-label="검색 결과">
      {sections.map((section, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={section.title} role="group" aria-label={section.title}>
          {!query && (
            <p className={css.title} aria-hidden="true">
              {section.title}
            </p>
          )}
          {section.rows.map((row, inSection) => {
            const position = inSection + sections.slice(0, place).reduce((sum, { rows }) => sum + rows.length, 0);
            return (
              <PaletteHit
                key={rowKey(row)}
                id={hitId(position)}
                row={row}
                query={query}
                price={row.hit && prices.get(row.hit.id)}
                isChosen={position === chosen}
                onPoint={() => onPoint(position)}
                onOpen={() => onOpen(row)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function PaletteFoot() {
  return (
    <div className={css.foot} aria-hidden="true">
      {FOOT.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
    </div>
  );
}

function openChosen(list: HTMLElement | null, isSecond: boolean): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  const second = isSecond ? chosen?.parentElement?.querySelector<HTMLElement>('[data-second]') : undefined;
  (second ?? chosen)?.click();
}

/** The keyboard of a phone covers the window without making it smaller. */
function fitAboveKeyboard(dialog: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!dialog || !seen) return undefined;
  const follow = () => dialog.style.setProperty('--seen', `${seen.height}px`);
  follow();
  seen.addEventListener('resize', follow);
  return () => seen.removeEventListener('resize', follow);
}

function hitId(position: number): string {
  return `palette-hit-${position}`;
}

interface NoHitsProps {
  typed: string;
  index: IndexState;
  /** Players are still being searched for. */
  isLoading: boolean;
  onOpen(): void;
}

function NoHits({ typed, index, isLoading, onOpen }: NoHitsProps) {
  if (index.state === 'failed') {
    const retry = (
      <button type="button" className="btn" onClick={index.retry}>
        다시 시도
      </button>
    );
    return <ErrorState text="찾기 목록을 가져오지 못했습니다." action={retry} />;
  }
  if (index.state === 'loading' || isLoading) return <div className="state" aria-busy="true" />;
  return (
    <div className="state" data-spoken="new">
      <p>‘{typed}’ 검색 결과가 없습니다.</p>
      <p className="btns">
        <a className="btn" href={`/trade?q=${encodeURIComponent(typed)}`} onClick={onOpen}>
          거래에서 찾기
        </a>
        <a className="btn" href="/items" onClick={onOpen}>
          도감
        </a>
        <a className="btn" href="/maps/route" onClick={onOpen}>
          길찾기
        </a>
      </p>
    </div>
  );
}
