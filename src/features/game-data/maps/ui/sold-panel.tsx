import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { SoldItem } from '../pages/map.loader.ts';

export function SoldPanel({ sold }: { sold: readonly SoldItem[] }) {
  return (
    <Panel title="여기서 파는 물건" aside={`${sold.length}가지`}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">물건</th>
            <th scope="col">파는 이</th>
            <th scope="col" className="num">
              값 (전)
            </th>
          </tr>
        </thead>
        <tbody>
          {sold.map(({ npcName, price, ...item }) => (
            <tr key={`${item.id} ${npcName}`}>
              <td>
                <ItemLink {...item} />
              </td>
              <td className="dim">{npcName ?? ''}</td>
              <td className="num">{price === null ? '–' : formatDigits(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
