import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { TownCard } from '../pages/maps.loader.ts';
import css from './maps-page.module.css';

function countsOf({ ports, hunts, people, levels }: TownCard): string {
  const counts = [
    [ports, '문', '곳'],
    [hunts, '사냥터', '곳'],
    [people, '사람', '명'],
  ] as const;
  const parts = counts.flatMap(([count, word, unit]) => (count > 0 ? [`${word} ${count}${unit}`] : []));
  return [...parts, ...(levels === null ? [] : [`레벨\u00a0${levels}`])].join(' · ');
}

export function TownCards({ towns }: { towns: readonly TownCard[] }) {
  return (
    <Panel title="성과 마을" aside={`${towns.length}장`}>
      <ul className={css.towns}>
        {towns.map((town) => (
          <li key={town.code}>
            <a className="row row-link" href={`/maps/${town.code}`}>
              <Tile icon="skill/castle" />
              <span className="min-w-0">
                <b>{town.name}</b>
                <span className="sub">{countsOf(town)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
