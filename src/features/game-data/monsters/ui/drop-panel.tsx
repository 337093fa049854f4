import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { MonsterDropRow } from '../pages/monster.loader.ts';

export function DropPanel({ drops }: { drops: readonly MonsterDropRow[] }) {
  return (
    <Panel title="주는 물건" aside={drops.length > 0 ? `${drops.length}가지` : undefined}>
      {drops.length === 0 ? (
        <p className="pad dim">주는 물건은 알려지지 않았습니다.</p>
      ) : (
        <ul className="monster-drops">
          {drops.map(({ name, item, worth }) => (
            <li key={name}>{item ? <ItemLink {...item} sub={worth} /> : name}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
