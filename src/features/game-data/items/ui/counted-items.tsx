import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { CountedItem } from '../pages/well-connected.loader.ts';

interface CountedItemsProps {
  title: string;
  unit: string;
  items: readonly CountedItem[];
}

export function CountedItems({ title, unit, items }: CountedItemsProps) {
  return (
    <Panel title={title}>
      <table className="t tight">
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <ItemLink {...item} size="s" />
              </td>
              <td className="num">
                {item.count}
                <span className="dim">{unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
