import { useMemo } from 'react';
import { NO_SWEEP_CHOICE } from '#features/people/operators/sweep-choices.rules.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { SuspensionNote } from '#features/people/sanctions/ui/public/suspension-note.tsx';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { Form } from '#ui/form/form.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { ActFoot } from '../../acts/ui/act-foot.tsx';
import { Preview } from '../../acts/ui/preview.tsx';
import { sanctionAct, sanctionEffects, sanctionShort } from '../../suspensions/suspension.labels.ts';
import { suspensionEnd } from '../../suspensions/suspension-length.rules.ts';
import {
  SanctionFields,
  SanctionReason,
  sanctionFields,
  sanctionIssues,
  sanctionReason,
} from '../../suspensions/ui/sanction-fields.tsx';
import { useSeenSuspension } from '../../suspensions/ui/use-seen-suspension.ts';
import { sweepAct, sweepEffects, sweptText, tickedText } from '../../sweeps/sweep.labels.ts';
import { isAnyTicked, sweepIssues, toSweep } from '../../sweeps/sweep-choices.rules.ts';
import { SweepFields, sweepFields } from '../../sweeps/ui/sweep-fields.tsx';
import { sweepMutations } from '../../sweeps/ui/sweep-query.ts';
import { useSweepCounts } from '../../sweeps/ui/use-sweep-counts.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';

export const sweepForm = defineForm({
  fields: { ...sanctionFields, ...sweepFields, reason: sanctionReason() },
  check: (sent, surroundings: { level: OperatorLevel; now: number }) => ({
    ...(!isAnyTicked(sent) && { hasTrades: NO_SWEEP_CHOICE }),
    ...sweepIssues(sent),
    ...sanctionIssues(sent, surroundings),
  }),
});

const SHORT_LABELS = { none: '정리하기', warn: '경고하고 정리', suspend: '정지하고 정리' } as const;

interface SweepFormProps {
  player: DeskPlayer;
  level: OperatorLevel;
  isOpened: boolean;
  onDone: (text: string) => void;
}

function useSweepForm({ player: { profileId: id, name, sanctions }, level, onDone }: SweepFormProps, now: number) {
  const stored = useMemo(() => draftInTab(`sweep:${id}`, sweepForm.parse), [id]);
  const [current = null, onError] = useSeenSuspension(sanctions, now);
  const [server] = useSite().gameServers;
  return useForm(sweepForm, {
    endpoint: sweepMutations.run,
    stored,
    first: { ...sweepForm.empty, hasTrades: true, shoutName: name, ...(server && { shoutServer: server.id }) },
    context: () => ({ level, now }),
    isForbiddenInPlace: true,
    toInput: (values) => ({ params: { id }, body: toSweep(values, { now, current }) }),
    onDone({ changed }) {
      onDone(`정리했습니다: ${sweptText(changed)}. 일괄 정리에서 30일 안에 되돌릴 수 있습니다.`);
      return undefined;
    },
    explain: explainAct(id, onError),
  });
}

/** Takes down at once what a player put up, with the counts of now, with a sanction or without. */
export function SweepForm(props: SweepFormProps) {
  const { profileId, name, sanctions } = props.player;
  const now = useNow() ?? Date.now();
  const submission = useSweepForm(props, now);
  const { values, change, issues } = submission;
  const counted = useSweepCounts(profileId, values);
  const { counts } = counted;
  const isSuspending = values.sanction === 'suspend';
  return (
    <Form
      of={sweepForm}
      submission={submission}
      id="sweep"
      label="일괄 정리"
      className={css.form}
      isOpened={props.isOpened}
    >
      <SanctionFields {...{ values, change, now, sanctions }} level={props.level} issue={issues.until} isSweeping />
      <SweepFields {...counted} {...{ values, change }} />
      <SanctionReason kinds={['suspend', 'warn', 'hide']} text={values.reason} {...{ sanctions, now, change }} />
      {isSuspending && (
        <Preview title="본인에게 보이는 화면">
          <SuspensionNote
            until={suspensionEnd(values, now)?.toISOString() ?? null}
            reason={typedText(values.reason)}
            isPreview
          />
        </Preview>
      )}
      <ActFoot
        label={[...sanctionAct(values, now), sweepAct(values, counts)].join(' ')}
        sendingLabel="정리하는 중"
        short={{
          text: [...sanctionShort(values, now), sweepAct(values, counts)].join(' · '),
          detail: tickedText(values, counts),
          label: SHORT_LABELS[values.sanction],
        }}
        effects={[...sanctionEffects(name, values, now), ...sweepEffects(values, counts)]}
      />
    </Form>
  );
}
