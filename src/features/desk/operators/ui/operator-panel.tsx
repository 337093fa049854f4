import { useState } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { DAY_MS } from '#shared/durations.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { auditLink } from '../../audit/audit-list.params.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { giverText, type OperatorRow, operatorName, termText } from '../operator-desk.rules.ts';
import { LevelTag } from './level-tag.tsx';
import { termFields } from './operator-fields.ts';
import { explainOperator, operatorMutations } from './operator-query.ts';
import { RemoveForm } from './remove-operator.tsx';

type Step = 'change' | 'remove';

interface OperatorPanelProps {
  operator: OperatorRow;
  now: number;
  onDone: (text: string) => void;
}

/** An operator, with the level and the end to be changed, or the removal. */
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
