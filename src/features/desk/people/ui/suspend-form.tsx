import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { REASON_LENGTH, type Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { SuspensionNote } from '#features/people/sanctions/ui/public/suspension-note.tsx';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { ReasonChips, useTemplates } from '../../reports/ui/reason-chips.tsx';
import {
  chooseDays,
  countLately,
  lengthIssue,
  MODERATOR_DAYS,
  proposedDays,
  seoulMinute,
  suspensionEnd,
} from '../../suspensions/suspension-length.rules.ts';
import { SuspensionFields, suspensionFields } from '../../suspensions/ui/suspension-fields.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import { endText, suspensionEffects, suspensionLabel } from '../player-act.labels.ts';
import { ActFoot } from './act-foot.tsx';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';
import { playerMutations } from './player-query.ts';
import { Preview } from './preview.tsx';
import { useSeenSuspension } from './use-seen-suspension.ts';

export const suspendForm = defineForm({
  fields: { ...suspensionFields, reason: multiline({ label: '사유', ...REASON_LENGTH, isCounted: true }) },
  check({ length = 'own', until = '' }, surroundings: { level: OperatorLevel; now: number }) {
    const issue = lengthIssue({ length, until }, surroundings);
    return issue === undefined ? {} : { until: issue };
  },
});

interface SuspendFormProps {
  player: DeskPlayer;
  level: OperatorLevel;
  /** The suspension that it replaces. */
  running: Sanction | undefined;
  isOpened: boolean;
  onDone: (text: string) => void;
}

/** Suspends a player, or gives the running suspension another end and reason. */
export function SuspendForm({ player, level, running, isOpened, onDone }: SuspendFormProps) {
  const { profileId } = player;
  const now = useNow() ?? Date.now();
  const stored = useMemo(() => draftInTab(`player-suspend:${profileId}`, suspendForm.parse), [profileId]);
  const [current, onError] = useSeenSuspension(running);
  const toEnd = (chosen: Parameters<typeof suspensionEnd>[0]) => suspensionEnd(chosen, now)?.toISOString() ?? '';
  const submission = useForm(suspendForm, {
    endpoint: playerMutations.suspend,
    stored,
    context: () => ({ level, now }),
    isForbiddenInPlace: true,
    keySuffix: `${seoulMinute(now)}-${current ?? ''}`,
    toInput: ({ reason, ...chosen }) => ({ body: { profileId, until: toEnd(chosen), reason, current } }),
    onDone(set) {
      onDone(`${endText(set.until, now)}까지 정지했습니다.`);
      return undefined;
    },
    explain: explainAct(profileId, onError),
  });
  const { values, change, issues } = submission;
  const end = suspensionEnd(values, now);
  const note = useLengthNote(player, { reason: values.reason, end, now });
  return (
    <Form
      of={suspendForm}
      submission={submission}
      id="player-suspend"
      label="정지"
      className={css.form}
      {...{ isOpened }}
    >
      <SuspensionFields values={values} change={change} now={now} note={note} issue={issues.until} />
      <ReasonChips
        kinds={['suspend']}
        text={values.reason}
        onChoose={(template) => {
          const days = template.kind === 'suspend' ? proposedDays(template.days, player.sanctions, now) : undefined;
          change({ reason: template.text, ...(days !== undefined && chooseDays(days, now)) });
        }}
      />
      <FormField of={suspendForm} name="reason" hint="본인에게 보입니다" />
      <Preview title="본인에게 보이는 화면">
        <SuspensionNote until={end?.toISOString() ?? null} reason={typedText(values.reason)} isPreview />
      </Preview>
      <ActFoot
        label={suspensionLabel(values.length, end, running !== undefined, now)}
        sendingLabel="정지하는 중"
        effects={suspensionEffects(player, { end, running: running?.until, now })}
      />
    </Form>
  );
}

/** Says when it ends, and why the chosen template proposes a length. */
function useLengthNote(
  { sanctions }: Pick<DeskPlayer, 'sanctions'>,
  { reason, end, now }: { reason: string; end: Date | undefined; now: number },
): string {
  const template = useTemplates(['suspend']).find(({ text }) => text === reason);
  const days = template?.kind === 'suspend' ? proposedDays(template.days, sanctions, now) : undefined;
  const count = countLately(sanctions, now);
  return [
    ...(end ? [`${endText(end, now)}까지`] : []),
    ...(days === undefined
      ? []
      : [`최근 1년 정지 ${formatDigits(count)}회, ${withParticle(`${formatDigits(days)}일`, '을/를')} 제안합니다`]),
    `${MODERATOR_DAYS}일이 넘으면 관리자만`,
  ].join(' · ');
}
