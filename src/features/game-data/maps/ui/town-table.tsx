import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { TownGroup } from '../map-list.rules.ts';
import type { TownCard } from '../pages/maps.loader.ts';
import css from './maps-page.module.css';

const numberText = (count: number) => (count > 0 ? formatDigits(count) : '–');

export function TownTable({ groups }: { groups: readonly TownGroup<TownCard>[] }) {
  const count = groups.reduce((sum, { towns }) => sum + towns.length, 0);
  return (
    <Panel title="성과 마을" aside={`${count}곳`} className={css.towns}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col" className="num">
              입장 레벨
            </th>
            <th scope="col" className="num">
              사냥터
            </th>
            <th scope="col" className={`num ${css.people}`}>
              NPC
            </th>
          </tr>
        </thead>
        {groups.map(({ name, towns }) => (
          <tbody key={name}>
            <tr className={css.region}>
              <th scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {towns.map((town) => (
              <TownRow key={town.code} town={town} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}

function TownRow({ town: { code, name, levels, hunts, people } }: { town: TownCard }) {
  return (
    <tr className="tap-row">
      <th scope="row">
        <a href={`/maps/${code}`} className="opens nowrap text-paper">
          {name}
        </a>
      </th>
      <td className="num nowrap dim">{levels ?? '–'}</td>
      <td className="num">{numberText(hunts)}</td>
      <td className={`num ${css.people}`}>{numberText(people)}</td>
    </tr>
  );
}
