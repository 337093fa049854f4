import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { bandFor, type KingRounds, kingHref } from '../king-rounds.rules.ts';
import css from './plan.module.css';
import { TableHead } from './table-head.tsx';

interface PlanKingsProps {
  kings: readonly KingRounds[];
  level: number;
  grade: number;
  missing: number;
  /** Name of the assumed start; null: the player's own values are given. */
  start: string | null;
}

export function PlanKings({ kings, level, grade, missing, start }: PlanKingsProps) {
  const rows = kings.map((king) => ({ king, band: bandFor(king, level, grade) }));
  return (
    <Panel title="왕퀘" aside={start === null ? '목록의 평균 보상' : `목록의 평균 보상 · ${start}부터`}>
      <table className={`t even ${css.kings}`} aria-label="왕퀘">
        <TableHead columns={[['왕'], ['1회 보상', 'num'], ['필요 횟수', 'num']]} />
        <tbody>
          {rows.map(({ king, band }) => (
            <tr key={king.slug} className={band ? 'tap-row' : 'tap-row off'}>
              <td>
                <a href={kingHref(king, level, grade)} className="opens">
                  {king.king}
                </a>
                {band && <span className="sub">몬스터 {band.monsters}가지</span>}
              </td>
              <td className="num">{band ? formatDigits(band.reward) : withoutBand(king.from, level)}</td>
              <td className="num">
                {band && missing > 0 ? `${formatDigits(Math.ceil(missing / Math.max(1, band.reward)))}번` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.map(
        ({ king, band }) =>
          band?.sources && (
            <p key={king.slug} className={`pad ${css.rule}`}>
              {king.king}: {band.sources}
            </p>
          ),
      )}
    </Panel>
  );
}

function withoutBand(from: number, level: number): string {
  return level < from ? `레벨 ${from}부터` : '모름';
}
