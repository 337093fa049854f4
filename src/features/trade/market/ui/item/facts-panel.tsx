import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { ItemMarketPageData } from '../../pages/item-market.loader.ts';
import css from './item-market.module.css';

export function FactsPanel({ data: { item, facts, droppers } }: { data: ItemMarketPageData }) {
  const rows = [
    ...facts.map(({ label, value, unit = '' }) => ({ label, value: value + unit })),
    ...(droppers.length > 0
      ? [
          {
            label: '나오는 곳',
            value: (
              <span className={`row wrap justify-end ${css.droppers}`}>
                {droppers.map((monster) => (
                  <MonsterLink key={monster.id} {...monster} size="none" />
                ))}
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel title="물건" more={{ href: `/items/${item.id}`, label: '도감' }}>
      <div className="pad">
        {rows.length > 0 ? <KeyValues rows={rows} /> : <p className="dim">알려진 것이 아직 없습니다.</p>}
      </div>
    </Panel>
  );
}
