import { type ComponentType, type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { comparedText, compareHref, MOST_COMPARED } from '../item-comparison.rules.ts';
import type { FoundItem } from '../pages/items.loader.ts';
import { FoundToAdd } from './found-to-add.tsx';

export interface FoundWhileTypingProps {
  words: string;
  /** Ids of the items that are already compared. */
  ids: readonly number[];
  hrefOf(id: number): string;
}

interface AddItemProps {
  ids: readonly number[];
  q: string;
  found: readonly FoundItem[];
  gameServer: number | undefined;
  more: ReactNode;
  FoundWhileTyping: ComponentType<FoundWhileTypingProps>;
}

/**
 * A plain search form whose results lead to a comparison with one more item; with scripts, results appear while the
 * visitor types.
 */
export function AddItem({ ids, q, found, gameServer, more, FoundWhileTyping }: AddItemProps) {
  'use memo';
  const address = `${ids.join()} ${q}`;
  const [draft, setDraft] = useState({ address, text: q });
  // Navigation to another address discards the typed text, also for a later return to this one.
  if (draft.address !== address) setDraft({ address, text: q });
  const typed = draft.address === address ? draft.text : q;
  const list = useRef<HTMLDivElement>(null);
  if (ids.length >= MOST_COMPARED) {
    return (
      <Panel title="아이템 더하기">
        <p className="pad dim">{MOST_COMPARED}개를 비교하고 있습니다. 하나를 빼면 다른 것을 담을 수 있습니다.</p>
      </Panel>
    );
  }
  const words = typed.trim();
  const toHref = (id: number) => compareHref([...ids, id], gameServer);
  const openFirst = (event: FormEvent) => {
    const first = list.current?.querySelector('a');
    if (!first) return;
    event.preventDefault();
    first.click();
  };
  const isOfAddress = words === q.trim();
  return (
    <Panel title="아이템 더하기" aside={`${MOST_COMPARED}개까지`}>
      <search>
        <form className="pad row" action="/items" method="get" onSubmit={openFirst}>
          <input type="hidden" name="compare" value={comparedText(ids)} />
          {gameServer !== undefined && <input type="hidden" name="gameServer" value={gameServer} />}
          <div className="grow">
            <SearchField
              name="q"
              value={typed}
              placeholder="아이템 이름, 초성도 됩니다"
              aria-label="비교에 더할 아이템"
              enterKeyHint="search"
              onChange={(event) => setDraft({ address, text: event.target.value })}
            />
          </div>
          <Button type="submit">찾기</Button>
        </form>
      </search>
      <div ref={list}>
        {words !== '' && isOfAddress && <FoundToAdd words={words} items={found} hrefOf={toHref} />}
        {words !== '' && !isOfAddress && (
          <Suspense fallback={null}>
            <FoundWhileTyping words={words} ids={ids} hrefOf={toHref} />
          </Suspense>
        )}
      </div>
      {more}
    </Panel>
  );
}
