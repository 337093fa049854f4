import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { bindKeys } from '#platform/client/keys.ts';
import { navigate } from '#platform/client/navigate.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { FIND_KEY } from '#shared/printed-keys.ts';
import { classNames } from '#ui/components/class-names.ts';
import { CloseIcon, SearchIcon } from '#ui/icons/icons.tsx';
import type { DeskHit } from '../desk-source.ts';
import { DESK_SOURCES } from '../desk-sources.ts';
import css from './desk-frame.module.css';

const MAX_LETTERS = 50;
const SHOWN = 10;
const PATIENCE_MS = 150;

interface Found {
  source: string;
  hits: readonly DeskHit[];
}

/** The search of the desk. On phones a button opens it over the bar. */
export function DeskSearch({ level }: { level: OperatorLevel }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useFound(text.trim(), level);
  const hits = found.flatMap((one) => one.hits);
  useEffect(() => bindSearch(() => field.current), []);

  const close = () => {
    setOpen(false);
    setText('');
    field.current?.blur();
  };
  const open = (hit: DeskHit | undefined) => {
    if (!hit) return;
    close();
    navigate(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') open(hits[chosen]);
    else if (steps !== undefined && hits.length > 0) setChosen((chosen + steps + hits.length) % hits.length);
    else return;
    event.preventDefault();
  };
  return (
    <search className={classNames(css.search, isOpen && css.open)}>
      <button
        type="button"
        className="iconbtn narrow"
        aria-label="찾기"
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => field.current?.focus());
        }}
      >
        <SearchIcon size={20} />
      </button>
      <span className={`in ${css.field}`}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="운영 화면에서 찾기"
          aria-expanded={text.trim() !== ''}
          aria-controls={text.trim() === '' ? undefined : listId}
          aria-activedescendant={hits[chosen] ? `${listId}-${chosen}` : undefined}
          aria-keyshortcuts={`${FIND_KEY} Control+K`}
          autoComplete="off"
          data-max-letters={MAX_LETTERS}
          placeholder={level <= OPERATOR_LEVEL.moderator ? '회원 · 신고 번호 · 거래 번호 · 메뉴 검색' : '메뉴 검색'}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => !event.currentTarget.closest('search')?.contains(event.relatedTarget) && close()}
        />
        <kbd className="wide">{FIND_KEY}</kbd>
        <button type="button" className="iconbtn narrow" aria-label="찾기 닫기" onClick={close}>
          <CloseIcon />
        </button>
      </span>
      {text.trim() !== '' && <Hits id={listId} found={found} chosen={hits[chosen]} onOpen={open} />}
    </search>
  );
}

interface HitsProps {
  id: string;
  found: readonly Found[];
  chosen: DeskHit | undefined;
  onOpen: (hit: DeskHit) => void;
}

function Hits({ id, found, chosen, onOpen }: HitsProps) {
  const all = found.flatMap(({ hits }) => hits);
  return (
    <div className={`menu ${css.hits}`}>
      <div id={id} role="listbox" aria-label="찾은 것" tabIndex={-1}>
        {all.map((hit, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
          <div
            key={hit.href}
            id={`${id}-${nth}`}
            className="opt"
            role="option"
            tabIndex={-1}
            aria-selected={hit === chosen}
            // A press must not take the focus from the field, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(hit)}
          >
            {hit.label}
            <span className="meta end">{hit.detail}</span>
          </div>
        ))}
      </div>
      {all.length === 0 && <p className="opt-head">찾은 것이 없습니다</p>}
    </div>
  );
}

function useFound(text: string, level: OperatorLevel): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const request = new AbortController();
    const findAll = async () => {
      const sources = text === '' ? [] : DESK_SOURCES.filter((source) => level <= source.level);
      const answers = await Promise.all(
        sources.map(async ({ name, find }) => {
          const hits = await Promise.resolve(find(text, { level, signal: request.signal })).catch(() => []);
          return { source: name, hits: hits.slice(0, SHOWN) };
        }),
      );
      if (!request.signal.aborted) setFound(answers);
    };
    const timer = setTimeout(() => void findAll(), text === '' ? 0 : PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, level]);
  return found;
}

function bindSearch(field: () => HTMLInputElement | null): () => void {
  const focus = () => field()?.focus();
  return bindKeys([
    {
      name: 'find',
      is: ({ key, ctrlKey, metaKey, altKey }) => key === FIND_KEY && !ctrlKey && !metaKey && !altKey,
      run: focus,
    },
    {
      name: 'findWhileTyping',
      is: ({ code, ctrlKey, metaKey, altKey }) => code === 'KeyK' && (ctrlKey || metaKey) && !altKey,
      run: focus,
      whileTyping: true,
    },
  ]);
}
