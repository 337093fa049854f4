import { useMemo } from 'react';
import { hasSweepChoice, NO_SWEEP_CHOICE } from '#features/people/operators/sweep-choices.rules.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { Select } from '#ui/components/field.tsx';
import { checkbox, choice, select } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { ReasonChips } from '../../reports/ui/reason-chips.tsx';
import { lengthIssue } from '../../suspensions/suspension-length.rules.ts';
import { SuspensionFields, suspensionFields } from '../../suspensions/ui/suspension-fields.tsx';
import type { Swept } from '../../sweeps/sweep.contract.ts';
import { sweepEffects, sweepLabel, toChoices, toSweep } from '../../sweeps/sweep-choices.rules.ts';
import { sweepMutations, sweepTrial } from '../../sweeps/ui/sweep-query.ts';
import { ActFoot } from './act-foot.tsx';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';

const MAX_SHOUT_NAME = 12;

export const sweepForm = defineForm({
  fields: {
    trades: choice<'none' | 'hide' | 'cancel'>({
      label: '거래 중인 글',
      size: 'tight',
      empty: 'hide',
      choices: [
        { value: 'none', label: '그대로' },
        { value: 'hide', label: '숨기기' },
        { value: 'cancel', label: '내리기' },
      ],
    }),
    hasPrices: checkbox({ label: '시세에 들어간 가격 빼기' }),
    hasParties: checkbox({ label: '연 파티 닫기' }),
    hasShouts: checkbox({ label: '외침 숨기고 24시간 차단' }),
    shoutServer: select<number>({ label: '서버', empty: 1, choices: [], labelOther: String }),
    shoutName: text({ label: '외침의 이름', max: MAX_SHOUT_NAME }),
    sanction: choice<'none' | 'warn' | 'suspend'>({
      label: '제재',
      size: 'tight',
      empty: 'none',
      choices: [
        { value: 'none', label: '정리만' },
        { value: 'warn', label: '경고' },
        { value: 'suspend', label: '정지' },
      ],
    }),
    ...suspensionFields,
    reason: multiline({ label: '사유', ...REASON_LENGTH, isCounted: true }),
  },
  check(sent, surroundings: { level: OperatorLevel; now: number }) {
    const {
      trades = 'none',
      hasPrices,
      hasParties,
      hasShouts,
      shoutName = '',
      sanction,
      length = 'own',
      until = '',
    } = sent;
    const isNothing = trades === 'none' && !hasPrices && !hasParties && !hasShouts;
    const issue = sanction === 'suspend' ? lengthIssue({ length, until }, surroundings) : undefined;
    return {
      ...(isNothing && { trades: NO_SWEEP_CHOICE }),
      ...(hasShouts && shoutName === '' && { shoutName: '외침의 이름을 적어 주세요.' }),
      ...(issue !== undefined && { until: issue }),
    };
  },
});

interface SweepFormProps {
  player: { readonly id: number; readonly name: string };
  level: OperatorLevel;
  /** Moment of the suspension that the operator saw; null: none. */
  current: string | null;
  onError: (error: ApiError) => void;
  isOpened: boolean;
  onDone: (changed: Swept) => void;
}

/** Takes down at once what a player put up, with the counts of now. */
export function SweepForm({ player, level, current, onError, isOpened, onDone }: SweepFormProps) {
  const { id, name } = player;
  const now = useNow() ?? Date.now();
  const stored = useMemo(() => draftInTab(`sweep:${id}`, sweepForm.parse), [id]);
  const submission = useForm(sweepForm, {
    endpoint: sweepMutations.run,
    stored,
    context: () => ({ level, now }),
    isForbiddenInPlace: true,
    toInput: (values) => ({ params: { id }, body: toSweep(values, { now, current }) }),
    onDone({ changed }) {
      onDone(changed);
      return undefined;
    },
    explain: explainAct(id, onError),
  });
  const { values, change, issues } = submission;
  const choices = toChoices(values);
  const isChosen = hasSweepChoice(choices);
  const { data: trial } = useLiveQuery(sweepTrial, { profileId: id, choices }, { isEnabled: isChosen });
  const counts = isChosen ? trial?.changed : undefined;
  return (
    <Form of={sweepForm} submission={submission} id="sweep" label="일괄 정리" className={css.form} {...{ isOpened }}>
      <FormField of={sweepForm} name="trades" />
      <FormField of={sweepForm} name="hasPrices" />
      <FormField of={sweepForm} name="hasParties" />
      <FormField of={sweepForm} name="hasShouts" />
      {values.hasShouts && <ShoutFields />}
      <FormField of={sweepForm} name="sanction" />
      {values.sanction === 'suspend' && (
        <SuspensionFields values={values} change={change} now={now} issue={issues.until} />
      )}
      <ReasonChips
        kinds={['suspend', 'warn', 'hide']}
        text={values.reason}
        onChoose={(template) => change({ reason: template.text })}
      />
      <FormField of={sweepForm} name="reason" hint="본인에게 보입니다" />
      <ActFoot
        label={sweepLabel(values, counts)}
        sendingLabel="정리하는 중"
        effects={sweepEffects(values, name, counts)}
      />
    </Form>
  );
}

/** Whose shouts: by the name in the game, on one server. */
function ShoutFields() {
  const { gameServers } = useSite();
  return (
    <>
      {gameServers.length > 1 && (
        <FormField of={sweepForm} name="shoutServer">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              options={gameServers.map((server) => ({ value: String(server.id), label: server.name }))}
              value={String(value)}
              onChange={(event) => onChange(Number(event.target.value))}
            />
          )}
        </FormField>
      )}
      <FormField of={sweepForm} name="shoutName" />
    </>
  );
}
