import type { ReactNode } from 'react';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { isWorn } from '../gear.rules.ts';
import { changeText, leftOutTexts, limitText } from '../gear-change.labels.ts';
import {
  type GearFacts,
  gearChange,
  gearFacts,
  hasLimits,
  replacedBy,
  type StatChange,
  unmetLimits,
  type Wearer,
} from '../gear-change.rules.ts';
import { getItem } from '../item-endpoints.contract.ts';
import type { ComparedItem } from '../pages/item-comparison.loader.ts';
import css from './comparison.module.css';
import { ComparisonTable, LabelledRow } from './comparison-table.tsx';

interface GearChangesProps {
  items: readonly ComparedItem[];
  gear: readonly number[];
  wearer: Wearer | null;
}

const factsOfGear = defineLiveQuery({
  key: (ids: readonly number[]) => ['gear facts', ids.join()],
  read: readGear,
  staleTime: Number.POSITIVE_INFINITY,
});

export default function GearChanges({ items, gear, wearer }: GearChangesProps) {
  const query = useLiveQuery(factsOfGear, gear);
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={Math.max(gear.length, 1)} className="t" />}
      failed="내 장비의 능력치를 가져오지 못했습니다."
      hint={null}
    >
      {(worn) => (
        <ComparisonTable label="바꿔 차면 달라지는 것" head={<Names items={items} />}>
          <tbody>
            {wearer && <Limits items={items} wearer={wearer} />}
            {worn
              .filter((item) => items.some(({ facts }) => replacedBy(facts, [item]).length > 0))
              .map((item) => (
                <Changes key={item.id} worn={item} items={items} />
              ))}
            {worn.length > 0 && <Missing items={items} worn={worn} />}
          </tbody>
        </ComparisonTable>
      )}
    </QueryStates>
  );
}

/** Leaves out items that the facts no longer contain. */
async function readGear(ids: readonly number[]): Promise<GearFacts[]> {
  const items = await Promise.all(ids.map(readItem));
  return items.flatMap((item) => (item ? [gearFacts(item)] : []));
}

async function readItem(id: number) {
  try {
    return await call(getItem, { params: { id: String(id) } });
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 404) return null;
    throw error;
  }
}

function Names({ items }: { items: readonly ComparedItem[] }) {
  return items.map(({ id, name }) => (
    <th key={id} scope="col" className={css.head}>
      {name}
    </th>
  ));
}

const toCells = (items: readonly ComparedItem[], renderContent: (facts: GearFacts) => ReactNode) =>
  items.map(({ id, facts }) => ({ key: id, content: renderContent(facts) }));

function Limits({ items, wearer }: { items: readonly ComparedItem[]; wearer: Wearer }) {
  const renderContent = (facts: GearFacts) => {
    const unmet = unmetLimits(facts, wearer);
    if (unmet.length > 0) {
      return (
        <ul className={css.changes}>
          {unmet.map((limit) => (
            <li key={limit.field} className={css.worse}>
              {limitText(facts, limit)}
            </li>
          ))}
        </ul>
      );
    }
    return hasLimits(facts) ? <span className="dim">걸리는 조건 없음</span> : null;
  };
  return <LabelledRow label="내 캐릭터" cells={toCells(items, renderContent)} />;
}

function Changes({ worn, items }: { worn: GearFacts; items: readonly ComparedItem[] }) {
  const renderContent = (facts: GearFacts) => {
    if (facts.id === worn.id) return <span className="dim">차고 있음</span>;
    if (replacedBy(facts, [worn]).length === 0) return <span className="faint">다른 부위</span>;
    return <Change worn={worn} facts={facts} />;
  };
  return <LabelledRow label={`${worn.name} 대신`} cells={toCells(items, renderContent)} />;
}

function Change({ worn, facts }: { worn: GearFacts; facts: GearFacts }) {
  const { changes, leftOut } = gearChange(worn, facts);
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={change.field} className={toTone(change)}>
          {changeText(change)}
          {change.isBetter !== undefined && (
            <span className="visually-hidden">{change.isBetter ? ' 나아짐' : ' 나빠짐'}</span>
          )}
        </li>
      ))}
      {changes.length === 0 && leftOut.length === 0 && <li className="dim">그대로</li>}
      {leftOutTexts(leftOut).map((text) => (
        <li key={text} className="faint">
          {text}
        </li>
      ))}
    </ul>
  );
}

function toTone({ isBetter }: StatChange): string | undefined {
  if (isBetter === undefined) return undefined;
  return isBetter ? css.better : css.worse;
}

/** Lists the items that would replace no worn item. */
function Missing({ items, worn }: { items: readonly ComparedItem[]; worn: readonly GearFacts[] }) {
  const isMissing = (facts: GearFacts) => replacedBy(facts, worn).length === 0;
  if (!items.some(({ facts }) => isMissing(facts))) return null;
  const renderContent = (facts: GearFacts) => {
    if (!isMissing(facts)) return <span className="faint">위에 있음</span>;
    return <span className="dim">{isWorn(facts.type) ? '같은 부위에 찬 것이 없음' : '차는 아이템이 아님'}</span>;
  };
  return <LabelledRow label="찬 것이 없는 부위" cells={toCells(items, renderContent)} />;
}
