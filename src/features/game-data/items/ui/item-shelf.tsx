import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import css from './item-shelf.module.css';

export interface ShelfItem extends GameRef {
  note: string;
  /** 전 per piece; missing: no quote. */
  price?: number;
}

interface ItemShelfProps {
  title: string;
  items: readonly ShelfItem[];
  more?: { href: string; label: string };
  /** Phones show it folded. */
  isAside?: boolean;
}

/** A short list of items, each with a note and its quote. */
export function ItemShelf({ title, items, more, isAside = false }: ItemShelfProps) {
  if (items.length === 0) return null;
  const hasPrices = items.some(({ price }) => price !== undefined);
  const table = (
    <table className="t two even">
      <colgroup>
        <col />
        {hasPrices && <col className={css.price} />}
      </colgroup>
      <tbody>
        {items.map(({ note, price, ...item }) => (
          <tr key={item.id} className="tap-row">
            <td>
              <ItemLink {...item} className="opens" sub={note || undefined} />
            </td>
            {hasPrices && <td className="num">{price !== undefined && <Worth price={price} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Panel title={title} aside={hasPrices ? '시세' : undefined} more={more}>
      {isAside ? <PhoneCollapsible title={`${items.length}가지`}>{table}</PhoneCollapsible> : table}
    </Panel>
  );
}
