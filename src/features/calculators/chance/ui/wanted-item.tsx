import type { FormEvent } from 'react';
import { ItemLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { dropParams } from '../drop.params.ts';
import type { FoundItem } from '../pages/drop.loader.ts';
import css from './chance.module.css';

const NUMBERS = ['p', 'n', 'want', 'goal', 'rate'] as const;

interface WantedItemProps {
  item: GameRef | null;
  words: string;
  found: readonly FoundItem[];
  queryState: QueryStateOf<typeof dropParams>;
}

export function WantedItem({ item, words, found, queryState }: WantedItemProps) {
  return (
    <Panel
      title="찾는 아이템"
      more={item ? { href: queryState.href({ item: null }), label: '다른 아이템' } : undefined}
    >
      {item ? (
        <div className="pad">
          <ItemLink {...item} size="l" />
        </div>
      ) : (
        <form
          className={`pad ${css.wanted}`}
          method="get"
          action="/calc/drop"
          aria-label="아이템 찾기"
          onSubmit={findItem}
        >
          {NUMBERS.map((name) => {
            const value = queryState.typed[name];
            return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
          })}
          <SearchField
            name="item"
            defaultValue={words}
            placeholder="아이템 이름"
            aria-label="찾는 아이템"
            enterKeyHint="search"
          />
          <Button type="submit">찾기</Button>
          {words !== '' && <Found words={words} found={found} queryState={queryState} />}
        </form>
      )}
    </Panel>
  );
}

function Found({ words, found, queryState }: Omit<WantedItemProps, 'item'>) {
  if (found.length === 0) return <p className={css.none}>‘{words}’ 검색 결과가 없습니다.</p>;
  return (
    <ul className={css.found} aria-label="고를 수 있는 아이템">
      {found.map(({ id, name, detail }) => (
        <li key={id}>
          <a href={queryState.href({ item: String(id) })}>
            {name}
            <span className="meta">{detail}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function findItem(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
  navigate(dropParams.href('/calc/drop', new URLSearchParams(fields)));
}
