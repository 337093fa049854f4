import { formatDigits } from '#shared/korean/amount.ts';
import { Segmented } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Change } from '../../../quotes/ui/public/price.tsx';
import { EXCLUDED_LABEL, figureName, isFew } from '../../../quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '../../../quotes/ui/public/rough-price.tsx';
import { Spark } from '../../../quotes/ui/public/spark.tsx';
import { POPULAR_DAYS } from '../../home.params.ts';
import type { PopularLine } from '../../home-market.reader.ts';
import css from './market-tables.module.css';

const SPAN_LABELS: Readonly<Record<number, string>> = { 1: '하루', 7: '7일', 30: '30일' };
const CHANGE_LABELS: Readonly<Record<number, string>> = { 1: '24시간', 7: '7일', 30: '30일' };

interface PopularPanelProps {
  rows: readonly PopularLine[];
  days: number;
  /** Returns the address of the page with another window. */
  hrefOf: (days: (typeof POPULAR_DAYS)[number]) => string;
}

export function PopularPanel({ rows, days, hrefOf }: PopularPanelProps) {
  const spans = POPULAR_DAYS.map((span) => ({
    href: hrefOf(span),
    label: SPAN_LABELS[span] ?? '',
    current: span === days,
  }));
  return (
    <Panel
      title="거래 많은 아이템"
      className={css.popular ?? ''}
      aside={<Segmented small label="기간" choices={spans} />}
      more={{ href: '/trade', label: '거래소 가기' }}
    >
      {rows.length > 0 ? <Table rows={rows} days={days} /> : <EmptyState text="이 기간에 거래된 아이템이 없습니다." />}
    </Panel>
  );
}

function Table({ rows, days }: Pick<PopularPanelProps, 'rows' | 'days'>) {
  return (
    <table className={`t even ${css.tables}`}>
      <colgroup>
        <col />
        <col className={css.median} />
        <col className={`wide ${css.buying}`} />
        <col className={css.change} />
        <col className={`wide ${css.trend}`} />
        <col className={`wide ${css.count}`} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">아이템</th>
          <th scope="col" className="num">
            팝니다 시세
          </th>
          <th scope="col" className={`num wide ${css.buying}`}>
            삽니다 시세
          </th>
          <th scope="col" className="num">
            {CHANGE_LABELS[days]}
          </th>
          <th scope="col" className={`num wide ${css.trend}`}>
            추이
          </th>
          <th scope="col" className={`num wide ${css.count}`}>
            거래
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.item.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ row: { item, tradeCount, sell, buy, players, change, isExcluded, spark } }: { row: PopularLine }) {
  return (
    <tr className="tap-row">
      <td>
        <a className="item opens" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="min-w-0">
            <span className="nm elide block">{item.name}</span>
            <small className="narrow">거래 {formatDigits(tradeCount)}건</small>
          </span>
        </a>
      </td>
      <td className="num">
        {isExcluded ? <span className="faint">{EXCLUDED_LABEL}</span> : renderPrice(sell, players.sell)}
      </td>
      <td className={`num wide ${css.buying}`}>{!isExcluded && renderPrice(buy, players.buy)}</td>
      <td className="num">{!isExcluded && <Change change={change} />}</td>
      <td className={`num wide ${css.trend}`}>{!isExcluded && <Spark values={spark} />}</td>
      <td className={`num wide ${css.count}`}>{formatDigits(tradeCount)}</td>
    </tr>
  );
}

function renderPrice(median: number | null, players: number) {
  if (median === null) return '–';
  return (
    <>
      <RoughPrice amount={median} />
      {isFew({ players }) && <span className="sub">{figureName({ players })}</span>}
    </>
  );
}
