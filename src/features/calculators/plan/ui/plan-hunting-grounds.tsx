import type { ReactNode } from 'react';
import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { RouteLink } from '#features/game-data/refs/ui/public/route-link.tsx';
import { ADVANCEMENT_LEVEL } from '#shared/advancement.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { KillCap } from '../../exp/hunt.rules.ts';
import type { LevelTotals } from '../../levels/level-exp.rules.ts';
import type { NamedHuntingGround } from '../hunting-ground.facts.ts';
import { killsFor, type Suggestion, suggestHuntingGrounds } from '../hunting-ground.rules.ts';
import { capRule, huntingGroundRule } from '../plan.labels.ts';
import type { PlanStanding } from '../plan.rules.ts';
import css from './plan.module.css';
import { TableHead } from './table-head.tsx';

/** Content of other features about these dungeons. */
export type BelowHuntingGrounds = (dungeonIds: readonly number[]) => ReactNode;

interface PlanHuntingGroundsProps {
  below: BelowHuntingGrounds | undefined;
  huntingGrounds: readonly NamedHuntingGround[];
  /** Its HP includes gear if that is known. */
  standing: PlanStanding;
  isWorn: boolean;
  /** Name of the assumed start; null: the player's own values are given. */
  start: string | null;
  missing: number;
  totals: LevelTotals;
  cap: KillCap;
}

const SHOWN = 6;

export function PlanHuntingGrounds({
  huntingGrounds,
  standing,
  isWorn,
  start,
  missing,
  totals,
  cap,
  below,
}: PlanHuntingGroundsProps) {
  const { level, hp } = standing;
  const fitting = suggestHuntingGrounds(huntingGrounds, standing, totals, cap);
  const shown = fitting.slice(0, SHOWN);
  const isBelow = level < ADVANCEMENT_LEVEL;
  const aim = isBelow ? `${level + 1}레벨까지` : '필요 마릿수';
  const from = start === null || isBelow ? '' : ` · ${start}부터`;
  return (
    <Panel title="갈 만한 사냥터" aside={`레벨 ${level}에 맞는 ${fitting.length}곳 중 ${shown.length}곳${from}`}>
      {shown.length > 0 ? (
        <table className={`t two even ${css.huntingGrounds}`} aria-label="갈 만한 사냥터">
          <TableHead
            columns={[
              ['사냥터'],
              ['기준 몬스터', 'wide'],
              ['파괴력', 'num wide'],
              ['경험치', 'num'],
              [aim, 'num wide'],
              ['(가는 길)'],
            ]}
          />
          <tbody>
            {shown.map((one) => (
              <HuntingGroundRow
                key={one.huntingGround.id}
                one={one}
                level={level}
                kills={killsFor(one.gain, level, missing, totals)}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="pad dim">이 레벨에 맞는 사냥터가 알려지지 않았습니다.</p>
      )}
      {below?.(shown.map(({ huntingGround }) => huntingGround.id))}
      <p className={`pad ${css.rule}`}>
        {huntingGroundRule(hp, isWorn)} 사냥 속도는 알려지지 않아 시간은 계산하지 않습니다.
        {level < cap.killCapBelowLevel && <span className="own-text">{` ${capRule(cap)}`}</span>}
      </p>
    </Panel>
  );
}

interface HuntingGroundRowProps {
  one: Suggestion<NamedHuntingGround>;
  level: number;
  kills: number;
}

function HuntingGroundRow({ one: { huntingGround, gain, isHard }, level, kills }: HuntingGroundRowProps) {
  const { monster } = huntingGround;
  return (
    <tr className="tap-row">
      <td className={css.small}>
        <span className="row">
          <a href={`/dungeons/regions/${huntingGround.region}#${huntingGround.id}`} className="opens">
            {huntingGround.name}
          </a>
          {isHard && <Tag tone="warn">버거움</Tag>}
        </span>
        <small>
          <span className="wide">{huntingGround.levels}</span>
          <span className="narrow">
            <a className="quiet" href={`/monsters/${monster.id}`} data-card={`monster:${monster.id}`}>
              {monster.name}
            </a>
            {kills > 0 && <span className="own-text">{` · ${formatDigits(kills)}마리`}</span>}
          </span>
        </small>
      </td>
      <td className="wide">
        <MonsterLink {...monster} size="s" />
      </td>
      <td className="num wide dim">{huntingGround.hits}</td>
      <td className="num">
        {formatDigits(gain)}
        {gain < huntingGround.exp && <small>원래 {formatCount(huntingGround.exp)}</small>}
      </td>
      <td className="num wide">
        {kills > 0 ? (
          <>
            {formatDigits(kills)}
            <span className="dim">마리</span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="num">
        <RouteLink
          to={`dungeon:${huntingGround.id}`}
          name={huntingGround.name}
          level={level}
          className={`btn sm ${css.tall}`}
        />
      </td>
    </tr>
  );
}
