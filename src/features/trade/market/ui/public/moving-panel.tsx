import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Change } from '../../../quotes/ui/public/price.tsx';
import { RoughPrice } from '../../../quotes/ui/public/rough-price.tsx';
import type { MovingLine } from '../../moving.reader.ts';
import css from './market-tables.module.css';

/** Empty while too little is traded to measure a change. */
export function MovingPanel({ rows, days }: { rows: readonly MovingLine[]; days: number }) {
  if (rows.length === 0) return null;
  return (
    <Panel title="시세 변동" aside={`${days}일`}>
      <ul className="lines lit">
        {rows.map(({ item, price, change }) => (
          <li key={item.id} className={`line tap-row ${css.moving}`}>
            <a className="item opens grow gap-2 min-w-0" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
              <Tile icon={item.icon} tone={item.tone} size="s" />
              <span className="nm elide block">{item.name}</span>
            </a>
            <span className="num">
              <RoughPrice amount={price} />
            </span>
            <span className={`num ${css.moved}`}>
              <Change change={change} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
