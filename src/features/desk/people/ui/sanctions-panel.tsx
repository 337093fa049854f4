import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import { reportHref } from '../report-href.ts';
import { sanctionName, sanctionPeriod, sanctionState } from '../sanction-row.labels.ts';
import css from './people.module.css';
import { useActObstacle } from './use-act-obstacle.ts';
import type { PlayerStep } from './use-player-step.ts';

interface SanctionsPanelProps {
  player: DeskPlayer;
  now: number;
  onStep: (step: PlayerStep) => void;
}

/** Every warning and suspension of the player. */
export function SanctionsPanel({ player, now, onStep }: SanctionsPanelProps) {
  const { sanctions } = player;
  const mayAct = useActObstacle(player) === undefined;
  const counts = ({ kind, endedAt, until }: Sanction) =>
    kind === 'warning' && endedAt === null && Date.parse(until) > now;
  return (
    <Panel title="제재 이력" id="sanctions">
      {sanctions.length === 0 && <EmptyState isInLine text="제재받은 적이 없습니다." />}
      <ul className={css.lines}>
        {sanctions.map((sanction) => {
          const { id, reason, byName, by, reportId } = sanction;
          return (
            <li key={id} className={css.sanction}>
              <b>{sanctionName(sanction)}</b>
              <span className={css.text}>
                <span className="block">{reason}</span>
                <span className="meta">
                  {[sanctionPeriod(sanction), byName ?? (by === null ? '적혀 있지 않음' : '이름 없는 운영자')].join(
                    ' · ',
                  )}
                  {reportId !== null && (
                    <>
                      {' · '}
                      <a href={reportHref({ id: reportId, status: 2 })}>신고 {reportId}</a>
                    </>
                  )}
                </span>
              </span>
              <span className={`meta ${css.end}`}>{sanctionState(sanction, sanctions, now)}</span>
              {mayAct && counts(sanction) && (
                <Button size="sm" onClick={() => onStep({ act: 'endWarning', id })}>
                  경고 취소
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
