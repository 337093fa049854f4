import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { RelatedItem } from '../pages/item-related.loader.ts';

interface RelatedItemsProps {
  items: readonly RelatedItem[];
  type: { id: number; name: string };
}

export function RelatedItems({ items, type }: RelatedItemsProps) {
  return (
    <Panel title="비슷한 아이템" more={{ href: `/items/types/${type.id}`, label: '모두' }}>
      <table className="t tight">
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <ItemLink {...item} size="s" />
              </td>
              <td className="num dim">{item.level === null ? '' : `레벨 ${item.level}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
