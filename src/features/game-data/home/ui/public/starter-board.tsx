import type { ReactNode } from 'react';
import { formatAmount } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../../refs/ui/public/game-link.tsx';
import type { StarterItem } from '../../pages/starter-items.reader.ts';
import css from './starter.module.css';

interface StarterBoardProps {
  items: readonly StarterItem[];
  /** Renders an action for each item. */
  action: (item: StarterItem) => ReactNode;
}

export function StarterBoard({ items, action }: StarterBoardProps) {
  return (
    <Panel title="많이 찾게 될 재료" aside="기술 · 조합 · 승급에 쓰는 아이템">
      <table className="t two even">
        <colgroup>
          <col />
          <col className={css.column} />
          <col className={`${css.column} ${css.price}`} />
          <col className={css.action} />
        </colgroup>
        <thead className="wide">
          <tr>
            <th scope="col">아이템</th>
            <th scope="col" className={css.column}>
              드롭 몬스터
            </th>
            <th scope="col" className={`num ${css.column}`}>
              상점가
            </th>
            <th scope="col">
              <span className="visually-hidden">할 수 있는 일</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="tap-row">
              <td>
                <ItemLink {...item} className="opens" sub={<Uses {...item} />} />
              </td>
              <td className={`dim elide ${css.column}`}>{item.dropped.join(' · ')}</td>
              <td className={`num dim ${css.column}`}>{shopPriceText(item)}</td>
              <td className="num">
                <span className={css.actions}>{action(item)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Shown below the name where there is no room for the other columns. */
function Uses(item: StarterItem) {
  return (
    <>
      {item.uses}
      <span className={css.below}>
        {[...item.dropped, ...(item.shopPrice === null ? [] : [`상점가 ${shopPriceText(item)}`])].join(' · ')}
      </span>
    </>
  );
}

function shopPriceText({ shopPrice }: StarterItem): string {
  return shopPrice === null ? '–' : formatAmount(shopPrice);
}
