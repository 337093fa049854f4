import type { ReactNode } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../../ui/public/item-link.tsx';
import type { StarterItem } from '../../pages/starter-items.reader.ts';
import css from './starter.module.css';

/** @param action what is offered beside each item */
export function StarterBoard({ items, action }: { items: readonly StarterItem[]; action: (id: number) => ReactNode }) {
  return (
    <Panel title="많이 찾게 될 재료" aside="기술 · 조합 · 승급에 쓰는 아이템">
      <table className="t two even">
        <colgroup>
          <col />
          <col className="wide" />
          <col className={css.action} />
        </colgroup>
        <thead className="wide">
          <tr>
            <th scope="col">아이템</th>
            <th scope="col">드롭 몬스터</th>
            <th scope="col">
              <span className="visually-hidden">할 수 있는 일</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="tap-row">
              <td>
                <ItemLink {...item} className="opens" sub={item.uses} />
              </td>
              <td className="wide dim elide">{item.dropped.join(' · ')}</td>
              <td className="num">{action(item.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
