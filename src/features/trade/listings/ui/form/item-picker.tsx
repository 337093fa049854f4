import { Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { NothingFound, type PickedFrom, PickLink, PickList, PopularPicks, SavedPlace } from './picks.tsx';

const QuickPicker = partOnDemand(() => import('./quick-picker.tsx'));

export function ItemPicker({ data, side }: { data: PickedFrom; side: string | undefined }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const plain = <PlainPicker data={data} side={side} />;
  return (
    <Panel title="아이템 선택" aside="이름, 초성, 줄임말">
      <div style={{ minHeight: 320 }}>
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

function PlainPicker({ data, side }: { data: PickedFrom; side: string | undefined }) {
  return (
    <>
      <form method="get" className="pad row" aria-label="아이템 찾기">
        <span className="in grow">
          <SearchIcon />
          <input
            name="q"
            type="search"
            defaultValue={data.words}
            placeholder="현철중검, ㅈㅎㅂ"
            aria-label="아이템 이름"
          />
        </span>
        {side && <input type="hidden" name="side" value={side} />}
        <Button type="submit">찾기</Button>
      </form>
      {data.words === '' && <SavedPlace />}
      <PopularPicks items={data.popular} side={side} />
      <PickList title={data.words ? `‘${data.words}’` : undefined}>
        {data.found.map((item) => (
          <PickLink key={item.id} item={item} side={side} detail={item.detail} />
        ))}
        {data.words !== '' && data.found.length === 0 && <NothingFound words={data.words} />}
      </PickList>
    </>
  );
}
