import type { ComponentType } from 'react';
import { amountParts } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { ItemLink } from '../../../refs/ui/public/game-link.tsx';
import type { Wearer } from '../../gear-change.rules.ts';
import { compareHref, MOST_COMPARED } from '../../item-comparison.rules.ts';
import type {
  ComparedCell,
  ComparedItem,
  ComparedRow,
  ItemComparison,
  PriceRow,
} from '../../pages/item-comparison.loader.ts';
import type { FoundItem } from '../../pages/items.loader.ts';
import { AddItem, type FoundWhileTypingProps } from '../add-item.tsx';
import { blurPressed } from '../blur-pressed.ts';
import css from '../comparison.module.css';
import { ComparisonTable, GroupHead, LabelledRow } from '../comparison-table.tsx';
import { EarlierComparison } from '../earlier-comparison.tsx';
import { GearPanel } from '../gear-panel.tsx';

export interface ComparisonProps {
  comparison: ItemComparison;
  q: string;
  found: readonly FoundItem[];
  gameServer: number | undefined;
}

interface ComparisonOfWearerProps extends ComparisonProps {
  /** The signed-in player's character; null: nothing is known. */
  wearer: Wearer | null;
  FoundWhileTyping: ComponentType<FoundWhileTypingProps>;
}

export function Comparison(props: ComparisonOfWearerProps) {
  'use memo';
  const { comparison, q, found, gameServer, wearer, FoundWhileTyping } = props;
  const { items, isCut } = comparison;
  const ids = items.map(({ id }) => id);
  return (
    <div className="stack">
      {isCut && (
        <Note>
          한 번에 {MOST_COMPARED}개까지 비교합니다. 앞의 {MOST_COMPARED}개만 보입니다.
        </Note>
      )}
      {items.length > 0 ? (
        <Panel title="나란히 보기" aside={<BestSign />}>
          <SideBySide comparison={comparison} gameServer={gameServer} />
        </Panel>
      ) : (
        <Panel title="나란히 보기">
          <EmptyState text="비교할 아이템이 없습니다. 아래에서 이름으로 찾아 담아 주세요." />
        </Panel>
      )}
      <AddItem
        ids={ids}
        q={q}
        found={found}
        gameServer={gameServer}
        more={<EarlierComparison items={items} gameServer={gameServer} />}
        FoundWhileTyping={FoundWhileTyping}
      />
      {items.length > 0 && <GearPanel items={items} wearer={wearer} />}
    </div>
  );
}

function BestSign() {
  return (
    <span className={`meta ${css.sign}`}>
      <CheckIcon size={12} />
      가장 좋은 값
    </span>
  );
}

function SideBySide({ comparison, gameServer }: Pick<ComparisonProps, 'comparison' | 'gameServer'>) {
  const { items, stats, conditions, prices, origins } = comparison;
  const groups = [
    { title: '능력치', rows: stats },
    { title: '조건', rows: conditions },
  ];
  return (
    <ComparisonTable label="아이템 비교" head={<Heads items={items} gameServer={gameServer} />}>
      {groups.map(({ title, rows }) => (
        <Rows key={title} title={title} rows={rows} items={items} />
      ))}
      <tbody>
        <GroupHead title="시세" columns={items.length} />
        <Prices items={items} prices={prices} gameServer={gameServer} />
      </tbody>
      <Rows title="얻는 곳" rows={origins} items={items} />
    </ComparisonTable>
  );
}

function Heads({ items, gameServer }: { items: readonly ComparedItem[]; gameServer: number | undefined }) {
  const without = (id: number) => items.flatMap((other) => (other.id === id ? [] : [other.id]));
  return items.map(({ kind, facts: _, ...item }) => {
    const rest = without(item.id);
    return (
      <th key={item.id} scope="col" className={css.head}>
        <ItemLink {...item} size="s" sub={kind} className={css.name} />
        <span className={css.acts}>
          <a href={`/trade/${item.id}`}>
            <span className="visually-hidden">{item.name} </span>거래소
          </a>
          <a href={rest.length > 0 ? compareHref(rest, gameServer) : '/items'} onClick={blurPressed}>
            <span className="visually-hidden">{item.name} </span>빼기
          </a>
        </span>
      </th>
    );
  });
}

interface RowsProps {
  title: string;
  rows: readonly ComparedRow[];
  items: readonly ComparedItem[];
}

function Rows({ title, rows, items }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <GroupHead title={title} columns={items.length} />
      {rows.map(({ label, cells }) => (
        <LabelledRow
          key={label}
          label={label}
          cells={items.map(({ id }, place) => ({ key: id, content: valueIn(cells[place]) }))}
        />
      ))}
    </tbody>
  );
}

function valueIn(cell: ComparedCell | null | undefined) {
  if (!cell) return null;
  const { value, unit, isDoubtful, isBest, href } = cell;
  if (href) return <a href={href}>{value}</a>;
  if (isDoubtful) {
    return (
      <>
        {value} <i>의심</i>
      </>
    );
  }
  const number = unit ? (
    <>
      {value}
      <i>{unit}</i>
    </>
  ) : (
    value
  );
  if (!isBest) return number;
  return (
    <span className={css.best}>
      <CheckIcon size={12} />
      <span>{number}</span>
      <span className="visually-hidden"> 가장 좋음</span>
    </span>
  );
}

interface PricesProps {
  items: readonly ComparedItem[];
  prices: readonly PriceRow[];
  gameServer: number | undefined;
}

function Prices({ items, prices, gameServer }: PricesProps) {
  if (prices.length === 0) {
    return <LabelledRow label="시세" cells={items.map(({ id }) => ({ key: id, content: null }))} />;
  }
  return prices.map(({ gameServer: { id: server, name }, cells }) => (
    <LabelledRow
      key={server}
      label={name}
      isNow={server === gameServer}
      cells={items.map(({ id, name: item }, place) => {
        const price = cells[place] ?? null;
        const content = price !== null && (
          <a href={`/trade/${id}?gameServer=${server}`}>
            <Amount parts={amountParts(price)} />
            <span className="visually-hidden">
              {' '}
              {name} {item} 거래소
            </span>
          </a>
        );
        return { key: id, content: content || null };
      })}
    />
  ));
}
