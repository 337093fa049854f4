import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { HomeType } from '../pages/home.loader.ts';

/** All kinds of items with how many there are of each. */
export function TypeGrid({ types }: { types: readonly HomeType[] }) {
  return (
    <Panel title="아이템" more={{ href: '/items', label: '도감 보기' }}>
      <ul className="home-types">
        {types.map(({ id, name, count, levels, look }) => (
          <li key={id}>
            <a href={`/items/types/${id}`}>
              {look && <Tile icon={look.icon} tone={look.tone} size="l" />}
              <span className="grow">
                <b>{name}</b>
                <span className="sub">{levels ? `레벨 ${levels}` : '레벨 없음'}</span>
              </span>
              <span className="num">{formatDigits(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
