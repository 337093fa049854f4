import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { SuspensionNote } from '#features/people/sanctions/ui/public/suspension-note.tsx';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { Form } from '#ui/form/form.tsx';
import { ActFoot } from '../../acts/ui/act-foot.tsx';
import { Preview } from '../../acts/ui/preview.tsx';
import { endText } from '../../suspensions/suspension.labels.ts';
import { seoulMinute, suspensionEnd } from '../../suspensions/suspension-length.rules.ts';
import { SanctionReason, sanctionIssues, sanctionReason } from '../../suspensions/ui/sanction-fields.tsx';
import { SuspensionFields, suspensionFields } from '../../suspensions/ui/suspension-fields.tsx';
import { useSeenSuspension } from '../../suspensions/ui/use-seen-suspension.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { suspensionEffects, suspensionLabel } from '../player-act.labels.ts';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';
import { playerMutations } from './player-query.ts';

export const suspendForm = defineForm({
  fields: { ...suspensionFields, reason: sanctionReason() },
  check: (sent, surroundings: { level: OperatorLevel; now: number }) =>
    sanctionIssues({ ...sent, sanction: 'suspend' }, surroundings),
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
  const { profileId, sanctions } = player;
  const now = useNow() ?? Date.now();
  const stored = useMemo(() => draftInTab(`player-suspend:${profileId}`, suspendForm.parse), [profileId]);
  const [current = null, onError] = useSeenSuspension(sanctions, now);
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
  return (
    <Form
      of={suspendForm}
      submission={submission}
      id="player-suspend"
      label="정지"
      className={css.form}
      {...{ isOpened }}
    >
      <SuspensionFields {...{ values, change, now, sanctions }} issue={issues.until} />
      <SanctionReason kinds={['suspend']} text={values.reason} {...{ sanctions, now, change }} />
      <Preview title="본인에게 보이는 화면">
        <SuspensionNote until={end?.toISOString() ?? null} reason={typedText(values.reason)} isPreview />
      </Preview>
      <ActFoot
        label={suspensionLabel(values, running !== undefined, now)}
        sendingLabel="정지하는 중"
        effects={suspensionEffects(player, { end, running: running?.until, now })}
      />
    </Form>
  );
}
