import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { HomeType } from '../pages/home.loader.ts';
import css from './home.module.css';

export function TypeGrid({ types, total }: { types: readonly HomeType[]; total: number }) {
  return (
    <Panel title="아이템" more={{ href: '/items', label: '도감 보기' }}>
      <ul className={css.types}>
        {types.map(({ id, name, count, levels, known, look }) => (
          <li key={id}>
            <a className="row row-link" href={`/items/types/${id}`}>
              <Tile icon={look.icon} tone={look.tone} size="l" />
              <span className="grow">
                <b>{name}</b>
                <span className="sub elide">{levels ? `레벨 ${levels}` : known.join(' · ')}</span>
              </span>
              <span className="num">{formatDigits(count)}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="row row-link" href="/items">
            <Tile icon="goods/knapsack" size="l" />
            <span className="grow">
              <b>전체</b>
              <span className="sub elide">이름으로 찾기</span>
            </span>
            <span className="num">{formatDigits(total)}</span>
          </a>
        </li>
      </ul>
    </Panel>
  );
}
