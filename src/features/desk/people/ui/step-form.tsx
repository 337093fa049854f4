import type { ReactNode } from 'react';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Note } from '#ui/components/panel.tsx';
import { MODERATOR_DAYS, mayEnd, runningSuspension } from '../../suspensions/suspension-length.rules.ts';
import { useSeenSuspension } from '../../suspensions/ui/use-seen-suspension.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { reportHref } from '../report-href.ts';
import { PlayerReason } from './player-reason.tsx';
import { deleteNoteAct, endSessionsAct, endSuspensionAct, endWarningAct, renameAct, warnAct } from './reason-acts.tsx';
import { SuspendForm } from './suspend-form.tsx';
import { SweepForm } from './sweep-form.tsx';
import type { PlayerStep, ShownStep } from './use-player-step.ts';

interface StepFormProps {
  player: DeskPlayer;
  level: OperatorLevel;
  shown: ShownStep;
  onStep: (step: PlayerStep) => void;
  onDone: (text: string) => void;
}

/** The choice of an act, and its form. */
export function StepForm({ player, level, shown, onStep, onDone }: StepFormProps) {
  const now = useNow() ?? Date.now();
  const running = runningSuspension(player.sanctions, now);
  const isFar = running !== undefined && !mayEnd(level, running, now);
  const step = offeredStep(shown, { player, running, isFar });
  const choices = [
    { value: 'warn' as const, label: '경고' },
    ...(isFar ? [] : [{ value: 'suspend' as const, label: running ? '정지 변경' : '정지' }]),
    ...((running || step.act === 'endSuspension') && !isFar
      ? [{ value: 'endSuspension' as const, label: '해제' }]
      : []),
    { value: 'sweep' as const, label: '일괄 정리' },
  ];
  const chosen = choices.find(({ value }) => value === step.act)?.value;
  return (
    <div className="stack">
      {isFar && <Note>{`${MODERATOR_DAYS}일 넘게 남은 정지는 관리자만 바꾸거나 풉니다.`}</Note>}
      {chosen !== undefined && choices.length > 1 && (
        <ChoiceField
          label="할 일"
          isLabelHidden
          size="tight"
          name="player-act"
          choices={choices}
          value={chosen}
          onChoose={(act) => onStep({ act })}
        />
      )}
      <ShownForm
        key={`${step.act} ${'id' in step ? step.id : ''}`}
        {...{ player, level, running, step, now, onDone }}
        isOpened={shown.isOpened}
        onClose={chosen === undefined ? () => onStep({ act: 'suspend' }) : undefined}
      />
      {chosen !== undefined && <OpenReports reports={player.reports.received} />}
    </div>
  );
}

/** An act here closes no report: the way to the one that does. */
function OpenReports({ reports: { open, rows } }: { reports: DeskPlayer['reports']['received'] }) {
  const first = rows.find(({ status }) => status === REPORT_STATUS.open);
  if (!first) return null;
  return (
    <p className="meta links">
      {`대기 중인 신고 ${formatDigits(open)}건도 함께 처리하려면 `}
      <a href={reportHref(first)}>신고 {first.id}</a>에서
    </p>
  );
}

interface ShownFormProps extends Pick<StepFormProps, 'player' | 'level' | 'onDone'> {
  running: Sanction | undefined;
  step: PlayerStep;
  now: number;
  isOpened: boolean;
  onClose: (() => void) | undefined;
}

function ShownForm({ step, running, now, level, ...common }: ShownFormProps): ReactNode {
  const { player, onClose: _, ...suspending } = common;
  const { profileId } = player;
  switch (step.act) {
    case 'warn':
      return <PlayerReason {...common} profileId={profileId} act={warnAct(player, now)} />;
    case 'suspend':
      return <SuspendForm {...suspending} {...{ player, level, running }} />;
    case 'sweep':
      return <SweepForm {...suspending} {...{ player, level }} />;
    case 'endSuspension':
      return <EndSuspensionForm {...common} {...{ running, now }} />;
    case 'rename':
      return <PlayerReason {...common} profileId={profileId} act={renameAct(player, now)} />;
    case 'sessions':
      return <PlayerReason {...common} profileId={profileId} act={endSessionsAct(player)} />;
    case 'endWarning':
      return <PlayerReason {...common} profileId={profileId} act={endWarningAct(player, step.id)} />;
    case 'deleteNote':
      return <PlayerReason {...common} profileId={profileId} act={deleteNoteAct(player, step.id)} />;
  }
}

/** Ends the suspension that was seen, and no other one that took its place. */
function EndSuspensionForm({ running, now, ...common }: Omit<ShownFormProps, 'step' | 'level'>) {
  const { player } = common;
  const [seen = null, onError] = useSeenSuspension(player.sanctions, now);
  const act = endSuspensionAct(player, { seen, running }, now);
  return <PlayerReason {...common} profileId={player.profileId} act={act} onError={onError} />;
}

interface Offer {
  player: DeskPlayer;
  running: Sanction | undefined;
  /** It ends too late for the operator's level. */
  isFar: boolean;
}

/** The step in hand. One of an earlier visit is another one where it is none by now: a note that is gone. */
function offeredStep({ step, isOpened }: ShownStep, { player, running, isFar }: Offer): PlayerStep {
  const usual: PlayerStep = { act: isFar ? 'warn' : 'suspend' };
  if (step.act === 'suspend' || (step.act === 'endSuspension' && isFar)) return usual;
  if (isOpened) return step;
  switch (step.act) {
    case 'endSuspension':
      return running ? step : usual;
    case 'sessions':
      return player.account.devices ? step : usual;
    case 'endWarning':
      return player.sanctions.some(({ id, endedAt }) => id === step.id && endedAt === null) ? step : usual;
    case 'deleteNote':
      return player.notes.some(({ id }) => id === step.id) ? step : usual;
    default:
      return step;
  }
}
