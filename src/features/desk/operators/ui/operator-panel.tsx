import { useMemo, useState } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { DAY_MS } from '#shared/durations.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Form, FormField, FormPart, useShownForm } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { auditLink } from '../../audit/audit-list.params.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { giverText, type OperatorRow, operatorName, termText } from '../operator-desk.rules.ts';
import { LevelTag } from './level-tag.tsx';
import { termFields } from './operator-fields.ts';
import { explainOperator, operatorMutations } from './operator-query.ts';

type Step = 'change' | 'remove';

interface OperatorPanelProps {
  operator: OperatorRow;
  now: number;
  onDone: (text: string) => void;
}

/** One operator, with the level and the end to be changed, or the removal. */
export function OperatorPanel({ operator, now, onDone }: OperatorPanelProps) {
  const { userId, level, isConfigured, acts, lastActAt } = operator;
  const [step, setStep] = useState<Step>('change');
  return (
    <DeskPanel title={operatorName(operator)} tag={<LevelTag level={level} />}>
      {isConfigured ? (
        <p className="pad meta">환경 설정으로 지정한 사람은 여기서 바꿀 수 없습니다.</p>
      ) : (
        <>
          <div className="pad">
            <ChoiceField<Step>
              label="할 일"
              isLabelHidden
              name="operator-step"
              value={step}
              onChoose={setStep}
              choices={[
                { value: 'change', label: '단계 변경' },
                { value: 'remove', label: '운영자에서 빼기' },
              ]}
            />
          </div>
          {step === 'change' ? (
            <ChangeForm key={`${userId} change`} {...{ operator, onDone }} />
          ) : (
            <RemoveForm key={`${userId} remove`} {...{ operator, onDone }} />
          )}
        </>
      )}
      <KeyValues
        rows={[
          { label: '기한', value: termText(operator, now) },
          { label: '지정', value: giverText(operator) },
          { label: '한 일', value: <a href={auditLink({ actor: `user:${userId}` })}>{formatDigits(acts)}</a> },
          { label: '최근 활동', value: lastActAt === null ? '없음' : formatDateTime(lastActAt) },
        ]}
      />
    </DeskPanel>
  );
}

type FormProps = Omit<OperatorPanelProps, 'now'>;

const changeForm = defineForm({ fields: termFields });
const USUAL_DAYS = 30;

function ChangeForm({ operator, onDone }: FormProps) {
  const { userId, level, until } = operator;
  const end = until ?? new Date(Date.now() + USUAL_DAYS * DAY_MS).toISOString();
  const submission = useForm(changeForm, {
    endpoint: operatorMutations.change,
    first: () => changeForm.fromRow({ level, hasEnd: until !== null, until: end }),
    toInput: (sent) => ({
      params: { userId },
      body: { level: sent.level, until: sent.hasEnd ? sent.until : null },
    }),
    onDone() {
      onDone(`${operatorName(operator)}: 바꿨습니다.`);
      return undefined;
    },
    explain: explainOperator,
  });
  return (
    <Form of={changeForm} submission={submission} id="operator" label="단계 변경" className="pad form">
      <FormField of={changeForm} name="level" />
      <FormField of={changeForm} name="hasEnd" />
      {submission.values.hasEnd && (
        <div className="f2">
          <FormField of={changeForm} name="until" />
          <FormPart of={changeForm} name="until" part="time" />
        </div>
      )}
      <p className="meta">다음 요청부터 바뀐 단계가 적용됩니다. 마지막 관리자는 낮추거나 기한을 정할 수 없습니다.</p>
      <FormFoot label="단계와 기한 저장" sendingLabel="저장하는 중" />
    </Form>
  );
}

const removeForm = defineForm({
  fields: { reason: text({ label: '사유', hint: '운영 기록에 남습니다', min: 2, max: 200 }) },
});

function RemoveForm({ operator, onDone }: FormProps) {
  const { userId } = operator;
  const name = operatorName(operator);
  const stored = useMemo(() => draftInTab(`operator-remove:${userId}`, removeForm.parse), [userId]);
  const submission = useForm(removeForm, {
    endpoint: operatorMutations.remove,
    stored,
    toInput: (body) => ({ params: { userId }, body }),
    onDone() {
      onDone(`${withParticle(name, '을/를')} 운영자에서 뺐습니다.`);
      return undefined;
    },
    explain: explainOperator,
  });
  return (
    <Form of={removeForm} submission={submission} id="removal" label="운영자에서 빼기" className="pad form" isOpened>
      <FormField of={removeForm} name="reason" />
      <p className="meta">다음 요청부터 운영 화면을 열 수 없습니다. 한 일은 그대로 남습니다.</p>
      <RemoveFoot label={`${withParticle(name, '을/를')} 운영자에서 빼기`} />
    </Form>
  );
}

function RemoveFoot({ label }: { label: string }) {
  const { message, phase } = useShownForm().submission;
  return (
    <>
      <p className="meta up" role="alert">
        {message?.text}
      </p>
      <Button type="submit" tone="danger" full aria-disabled={phase === 'sending'}>
        {label}
      </Button>
    </>
  );
}
