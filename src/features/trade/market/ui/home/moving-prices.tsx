import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Change } from '../../../quotes/ui/public/change.tsx';
import { EXCLUDED_LABEL, NO_QUOTE_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '../../../quotes/ui/public/rough-price.tsx';
import { Spark } from '../../../quotes/ui/public/spark.tsx';
import type { PopularRow } from '../../pages/market-home.loader.ts';
import css from './market-home.module.css';

const SPARK_WIDTH = 48;

export function MovingPrices({ rows, days }: { rows: readonly PopularRow[]; days: number }) {
  return (
    <Panel title="움직이는 시세" aside={`${days}일`}>
      {rows.length > 0 ? (
        <ul className="lines lit">
          {rows.map((row) => (
            <MovingPrice key={row.item.id} {...row} />
          ))}
        </ul>
      ) : (
        <p className="pad dim">거래가 쌓이면 많이 오가는 물건의 시세가 보입니다.</p>
      )}
    </Panel>
  );
}

function MovingPrice({ item, tradeCount, price, change, isExcluded, spark }: PopularRow) {
  return (
    <li className={`line ${css.moving}`}>
      <a className="item grow gap-2" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
        <Tile icon={item.icon} tone={item.tone} size="s" />
        <span className="min-w-0">
          <span className="nm elide block">{item.name}</span>
          <small>거래 {tradeCount}건</small>
        </span>
      </a>
      <Spark values={spark} width={SPARK_WIDTH} />
      <span className={`num ${css.median}`}>
        {price === null ? (
          <span className="faint">{isExcluded ? EXCLUDED_LABEL : NO_QUOTE_LABEL}</span>
        ) : (
          <>
            <RoughPrice amount={price} />
            <span className="sub">
              <Change change={change} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}
