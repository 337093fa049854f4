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
}

export function PlanKings({ kings, level, grade, missing }: PlanKingsProps) {
  return (
    <Panel title="왕퀘" aside="목록에 있는 몬스터의 평균 보상">
      <table className={`t even ${css.kings}`} aria-label="왕퀘">
        <TableHead columns={[['왕'], ['몬스터', 'num wide'], ['1회 보상', 'num'], ['필요 횟수', 'num']]} />
        <tbody>
          {kings.map((king) => {
            const band = bandFor(king, level, grade);
            return (
              <tr key={king.slug} className={band ? 'tap-row' : 'tap-row off'}>
                <td>
                  <a href={kingHref(king, level, grade)} className="opens">
                    {king.king}
                  </a>
                  <span className="sub">{band?.sources}</span>
                </td>
                <td className="num wide">{band ? `${band.monsters}가지` : '–'}</td>
                <td className="num">{band ? formatDigits(band.reward) : withoutBand(king.from, level)}</td>
                <td className="num">
                  {band && missing > 0 ? `${formatDigits(Math.ceil(missing / Math.max(1, band.reward)))}번` : '–'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function withoutBand(from: number, level: number): string {
  return level < from ? `레벨 ${from}부터` : '모름';
}
