import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField, useShownForm } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { auditLink } from '../../audit/audit-list.params.ts';
import { PanelHeading } from '../../table/ui/desk-panel.tsx';
import { type OperatorRow, operatorName } from '../operator-desk.rules.ts';
import { countReverted, groupActs, hasLastingEdits } from '../revert-groups.rules.ts';
import { explainOperator, operatorMutations, revertibleActs } from './operator-query.ts';
import css from './operators.module.css';

const HOURS = [0, 6, 24, 72];

export const removeForm = defineForm({
  fields: {
    hours: choice<number>({
      label: '한 일 되돌리기',
      size: 'tight',
      empty: 0,
      choices: HOURS.map((value) => ({ value, label: value === 0 ? '안 함' : `${value}시간` })),
    }),
    reason: text({ label: '사유', hint: '운영 기록에 남습니다', min: 2, max: 200 }),
  },
});

interface RemoveFormProps {
  operator: OperatorRow;
  onDone: (text: string) => void;
}

/** Removes an operator, and with it what the operator did within the last hours, shown first. */
export function RemoveForm({ operator, onDone }: RemoveFormProps) {
  const { userId } = operator;
  const name = operatorName(operator);
  const stored = useMemo(() => draftInTab(`operator-remove:${userId}`, removeForm.parse), [userId]);
  const submission = useForm(removeForm, {
    endpoint: operatorMutations.remove,
    stored,
    toInput: ({ hours, reason }) => ({
      params: { userId },
      body: { reason, ...(hours > 0 && { revertHours: hours }) },
    }),
    onDone() {
      onDone(`${withParticle(name, '을/를')} 운영자에서 뺐습니다.`);
      return undefined;
    },
    explain: explainOperator,
  });
  const { hours } = submission.values;
  const { data } = useLiveQuery(revertibleActs, { userId, hours }, { isEnabled: hours > 0 });
  const shown = hours > 0 ? data : undefined;
  const count = shown ? countReverted(shown) : 0;
  return (
    <Form of={removeForm} submission={submission} id="removal" label="운영자에서 빼기" className="pad form" isOpened>
      <FormField of={removeForm} name="hours" />
      {shown && <RevertedActs userId={userId} acts={shown} count={count} />}
      <FormField of={removeForm} name="reason" />
      <p className="meta">
        <span>다음 요청부터 운영 화면을 열 수 없습니다.</span>
        {hours === 0 && <span> 한 일은 그대로 남습니다.</span>}
      </p>
      <RemoveFoot
        label={
          count > 0
            ? `운영자에서 빼고 ${formatDigits(count)}건 되돌리기`
            : `${withParticle(name, '을/를')} 운영자에서 빼기`
        }
      />
    </Form>
  );
}

interface RevertedActsProps {
  userId: string;
  acts: Parameters<typeof groupActs>[0];
  count: number;
}

function RevertedActs({ userId, acts, count }: RevertedActsProps) {
  const { groups, never } = groupActs(acts);
  return (
    <div>
      <PanelHeading>되돌릴 일 {formatDigits(count)}건</PanelHeading>
      <ul className={css.reverted}>
        {groups.map(({ label, outcome, back, stays }) => (
          <li key={label}>
            <b>
              {label} {formatDigits(back)}
            </b>
            <span className="dim"> → {outcome}</span>
            {stays > 0 && <span className={css.stays}>그대로 {formatDigits(stays)}</span>}
          </li>
        ))}
      </ul>
      <p className="meta">
        그 뒤로 아무도 손대지 않은 것만 되돌립니다.
        {hasLastingEdits(acts) && <span> 처음 쓴 글과 약관·개인정보 처리방침은 직접 되돌립니다.</span>}
        {never > 0 && (
          <>
            {` 되돌리지 못하는 일 ${formatDigits(never)}건. `}
            <a href={auditLink({ actor: `user:${userId}` })}>목록 보기</a>
          </>
        )}
      </p>
    </div>
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
