import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Change } from '../../../quotes/ui/public/change.tsx';
import { EXCLUDED_LABEL, figureName, isFew } from '../../../quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '../../../quotes/ui/public/rough-price.tsx';
import { Spark } from '../../../quotes/ui/public/spark.tsx';
import type { PopularLine } from '../../home-market.reader.ts';
import css from './market-tables.module.css';

export function PopularPanel({ rows }: { rows: readonly PopularLine[] }) {
  return (
    <Panel title="거래 많은 아이템" aside="최근 7일" more={{ href: '/trade', label: '거래소 가기' }}>
      <table className="t even">
        <colgroup>
          <col />
          <col style={{ width: 116 }} />
          <col className="wide" style={{ width: 116 }} />
          <col className={css.change} />
          <col className="wide" style={{ width: 96 }} />
          <col className="wide" style={{ width: 72 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">아이템</th>
            <th scope="col" className="num">
              팝니다 시세
            </th>
            <th scope="col" className="num wide">
              삽니다 시세
            </th>
            <th scope="col" className="num">
              7일
            </th>
            <th scope="col" className="num wide">
              추이
            </th>
            <th scope="col" className="num wide">
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
    </Panel>
  );
}

function Line({ row: { item, tradeCount, sell, buy, players, change, isExcluded, spark } }: { row: PopularLine }) {
  return (
    <tr>
      <td>
        <a className="item" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="min-w-0">
            <span className="nm elide block">{item.name}</span>
            <small className="narrow">거래 {formatDigits(tradeCount)}건</small>
          </span>
        </a>
      </td>
      <td className="num">
        {isExcluded ? <span className="faint">{EXCLUDED_LABEL}</span> : priceOf(sell, players.sell)}
      </td>
      <td className="num wide">{!isExcluded && priceOf(buy, players.buy)}</td>
      <td className="num">{!isExcluded && <Change change={change} />}</td>
      <td className="num wide">{!isExcluded && <Spark values={spark} />}</td>
      <td className="num wide">{formatDigits(tradeCount)}</td>
    </tr>
  );
}

function priceOf(median: number | null, players: number) {
  if (median === null) return '–';
  return (
    <>
      <RoughPrice amount={median} />
      {isFew({ players }) && <span className="sub">{figureName({ players })}</span>}
    </>
  );
}
