import { useMemo } from 'react';
import { hasSweepChoice, NO_SWEEP_CHOICE } from '#features/people/operators/sweep.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { checkbox, choice, select } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { ReasonChips } from '../../reports/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { sweepEffects, sweepLabel, toChoices, toSweep } from '../sweep-choices.rules.ts';
import { sweepMutations, sweepTrial } from './sweep-query.ts';

const DAYS = [1, 3, 7, 30];

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
    shoutName: text({ label: '외침의 이름', max: 12 }),
    sanction: choice<'none' | 'warn' | 'suspend'>({
      label: '제재',
      size: 'tight',
      empty: 'none',
      choices: [
        { value: 'none', label: '없음' },
        { value: 'warn', label: '경고' },
        { value: 'suspend', label: '정지' },
      ],
    }),
    days: choice<number>({
      label: '기간',
      size: 'tight',
      empty: 7,
      choices: DAYS.map((value) => ({ value, label: `${value}일` })),
    }),
    reason: multiline({ label: '사유', hint: '본인에게 보입니다', min: 2, max: 200, isCounted: true }),
  },
  check({ trades = 'none', hasPrices = false, hasParties = false, hasShouts = false, shoutName = '' }) {
    const isNothing = trades === 'none' && !hasPrices && !hasParties && !hasShouts;
    return {
      ...(isNothing && { trades: NO_SWEEP_CHOICE }),
      ...(hasShouts && shoutName === '' && { shoutName: '외침의 이름을 적어 주세요.' }),
    };
  },
});

interface SweepFormProps {
  profileId: number;
  name: string;
  /** Moment of the suspension that runs; null: none. */
  current: string | null;
  onDone: (sweepId: number | null) => void;
  onClose: () => void;
}

/** Takes down at once what a player put up, with the counts of now. */
export function SweepForm({ profileId, name, current, onDone, onClose }: SweepFormProps) {
  const { gameServers } = useSite();
  const stored = useMemo(() => draftInTab(`sweep:${profileId}`, sweepForm.parse), [profileId]);
  const submission = useForm(sweepForm, {
    endpoint: sweepMutations.run,
    stored,
    toInput: (values) => ({ params: { id: profileId }, body: toSweep(values, { now: Date.now(), current }) }),
    onDone({ sweepId }) {
      onDone(sweepId);
      return undefined;
    },
  });
  const { values, change } = submission;
  const choices = toChoices(values);
  const { data: trial } = useLiveQuery(sweepTrial, { profileId, choices }, { isEnabled: hasSweepChoice(choices) });
  const counts = hasSweepChoice(choices) ? trial?.changed : undefined;
  return (
    <Form of={sweepForm} submission={submission} id="sweep" label="일괄 정리" className={`pad ${css.form}`} isOpened>
      <FormField of={sweepForm} name="trades" />
      <FormField of={sweepForm} name="hasPrices" />
      <FormField of={sweepForm} name="hasParties" />
      <FormField of={sweepForm} name="hasShouts" />
      {values.hasShouts && (
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
      )}
      <FormField of={sweepForm} name="sanction" />
      {values.sanction === 'suspend' && <FormField of={sweepForm} name="days" />}
      <ReasonChips
        kinds={['suspend', 'warn', 'hide']}
        text={values.reason}
        onChoose={(template) => change({ reason: template.text })}
      />
      <FormField of={sweepForm} name="reason" />
      <div>
        <h3 className="meta">누르면 (지금 세어 본 수)</h3>
        <ul className={css.effects}>
          {sweepEffects(values, name, counts).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <FormFoot label={sweepLabel(values, counts)} sendingLabel="정리하는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
