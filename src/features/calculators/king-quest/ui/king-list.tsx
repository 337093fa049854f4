import { memo } from 'react';
import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import type { ErrandMonster } from '../king.facts.ts';
import css from './king-quest.module.css';

export const List = memo(function List({ title, monsters }: { title: string; monsters: readonly ErrandMonster[] }) {
  return (
    <table className={`t even ${css.list}`} aria-label={`${title} 목록`}>
      <thead>
        <tr>
          <ListHeads />
        </tr>
      </thead>
      <tbody>
        {monsters.map((monster) => (
          <tr key={monster.name} className={monster.ref ? 'tap-row' : undefined}>
            <ListCells monster={monster} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

export function ListHeads() {
  return (
    <>
      <th scope="col">몬스터</th>
      <th scope="col" className={`num wide ${css.exp}`}>
        경험치
      </th>
      <th scope="col" className={`num ${css.reward}`}>
        보상
      </th>
    </>
  );
}

export const ListCells = memo(function ListCells({ monster }: { monster: ErrandMonster }) {
  const { name, ref, exp, rewards } = monster;
  const sub = (
    <>
      <span className="narrow">경험치 {formatDigits(exp)}</span>
      {ref === null && <span>몬스터 자료에 없음</span>}
    </>
  );
  return (
    <>
      <th scope="row">
        {ref ? (
          <MonsterLink {...ref} sub={sub} className={`opens ${css.monster}`} />
        ) : (
          <>
            {name}
            <small className="sub">{sub}</small>
          </>
        )}
      </th>
      <td className="num dim wide">{formatDigits(exp)}</td>
      <td className={`num ${css.reward}`}>
        {rewards.map(({ amount, source }) => (
          <div key={source}>
            <b>{formatDigits(amount)}</b>
            {source && <span className="sub">{source}</span>}
          </div>
        ))}
      </td>
    </>
  );
});
