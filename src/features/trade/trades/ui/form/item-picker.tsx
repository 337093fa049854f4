import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';

const QuickPicker = lazy(() => import('./quick-picker.tsx').catch(() => ({ default: NotLoaded })));

export interface PickedFrom {
  indexUrl: string;
  words: string;
  found: readonly (GameRef & { detail: string })[];
}

/** Finds the item to be traded. The server's form answers without scripts; with them it answers while one types. */
export function ItemPicker({ data, side }: { data: PickedFrom; side: string | null }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const plain = <PlainPicker data={data} side={side} />;
  return (
    <Panel title="물건 고르기" aside="이름, 초성, 줄임말">
      <div className="item-picker">
        {isHere ? (
          <Suspense fallback={plain}>
            <QuickPicker data={data} side={side} />
          </Suspense>
        ) : (
          plain
        )}
      </div>
    </Panel>
  );
}

function PlainPicker({ data, side }: { data: PickedFrom; side: string | null }) {
  return (
    <>
      <form method="get" className="pad row" aria-label="물건 찾기">
        <span className="in grow">
          <SearchIcon />
          <input
            name="q"
            type="search"
            defaultValue={data.words}
            placeholder="현철중검, ㅈㅎㅂ"
            aria-label="물건 이름"
          />
        </span>
        {side && <input type="hidden" name="side" value={side} />}
        <Button type="submit">찾기</Button>
      </form>
      <PickList title={data.words ? `‘${data.words}’` : undefined}>
        {data.found.map((item) => (
          <PickLink key={item.id} item={item} side={side} detail={item.detail} />
        ))}
        {data.words !== '' && data.found.length === 0 && <NothingFound words={data.words} />}
      </PickList>
    </>
  );
}

export function NothingFound({ words }: { words: string }) {
  return <p className="state">‘{words}’에 맞는 물건이 없습니다. 이름의 한 부분이나 초성을 적어 보세요.</p>;
}

export function PickList({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="picks">
      {title && <h3 className="meta">{title}</h3>}
      {children}
    </div>
  );
}

interface PickLinkProps {
  item: GameRef;
  side: string | null;
  detail: string;
  id?: string;
  isChosen?: boolean;
}

/** One item: a plain link to its form. */
export function PickLink({ item, side, detail, id, isChosen }: PickLinkProps) {
  const query = side === 'sell' || side === 'buy' ? `?side=${side}` : '';
  return (
    <a
      id={id}
      className={isChosen ? 'pick-link on' : 'pick-link'}
      href={`/trade/register/${item.id}${query}`}
      data-chosen={isChosen ? '' : undefined}
    >
      <Tile icon={item.icon} tone={item.tone} />
      <span className="nm">{item.name}</span>
      <span className="meta end">{detail}</span>
    </a>
  );
}

function NotLoaded() {
  return <ErrorState text="물건의 이름을 가져오지 못했습니다." hint="이 쪽을 다시 열어 주세요." />;
}
