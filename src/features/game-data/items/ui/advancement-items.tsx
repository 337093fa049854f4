import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { AdvancementItem } from '../pages/well-connected.loader.ts';

export function AdvancementItems({ items }: { items: readonly AdvancementItem[] }) {
  if (items.length === 0) return null;
  return (
    <Panel title="승급 재료">
      <table className="t tight">
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <ItemLink {...item} size="s" />
              </td>
              <td className="num dim">{item.use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
