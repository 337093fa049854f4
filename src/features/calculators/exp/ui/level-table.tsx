import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import { type LevelGroup, levelGroups } from '../level-rows.rules.ts';
import { barShare } from '../ramp-chart.rules.ts';
import css from './exp.module.css';

export function LevelPanel({ singles }: { singles: readonly LevelGroup[] }) {
  const groups = levelGroups(singles);
  const hasCorrected = singles.some(({ isCorrected }) => isCorrected);
  return (
    <Panel title="레벨별 필요 경험치" aside={groups.length < singles.length ? '10레벨 단위' : undefined}>
      {singles.length === 0 ? (
        <p className="pad dim">더 올릴 레벨이 없습니다.</p>
      ) : (
        <LevelTable groups={groups} label="레벨별 필요 경험치" />
      )}
      {groups.length < singles.length && (
        <details className={css.more}>
          <summary>1레벨 단위로 보기 ({singles.length}줄)</summary>
          <LongTable groups={singles} label="1레벨 단위 필요 경험치" />
        </details>
      )}
      {hasCorrected && (
        <p className={css.remark}>
          <span className={css.mended}>보정</span> 출처의 수치가 앞뒤 레벨과 맞지 않아 중간값으로 보정한 줄입니다.
        </p>
      )}
    </Panel>
  );
}

function LevelTable({ groups, label }: { groups: readonly LevelGroup[]; label: string }) {
  const all = groups.map(({ exp }) => exp);
  return (
    <table className={`t tight even ${css.levels}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.levelName}>
            레벨
          </th>
          <th scope="col" className="num wide">
            누적 경험치
          </th>
          <th scope="col" className="num">
            필요 경험치
          </th>
          <th scope="col" className="num">
            마리
          </th>
          <td className={`wide ${css.tierBar}`} />
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <LevelRow key={group.from} {...group} share={barShare(group.exp, all)} />
        ))}
      </tbody>
    </table>
  );
}

/** The collapsed rows render after the visible ones. */
const LongTable = later(LevelTable);

/** Memoised: most rows do not change while typing. */
function LevelRow({ from, to, total, exp, kills, isCorrected, share }: LevelGroup & { share: number }) {
  'use memo';
  return (
    <tr>
      <td className="nowrap">
        <span className="own-text">{from === to ? from : `${from}–${to}`}</span>
        {isCorrected && <span className={css.mended}>보정</span>}
      </td>
      <td className="num wide dim">{formatDigits(total)}</td>
      <td className="num">
        <b>{formatDigits(exp)}</b>
      </td>
      <td className="num dim">{formatDigits(kills)}</td>
      <td className="wide" aria-hidden="true">
        <span className="bar block">
          <i style={{ width: `${share}%` }} />
        </span>
      </td>
    </tr>
  );
}
