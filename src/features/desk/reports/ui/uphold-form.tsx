import { useMemo } from 'react';
import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import {
  handledText,
  listEffects,
  needsReason,
  reportedKind,
  toActions,
  upholdLabel,
} from '../report-decision.rules.ts';
import { ReasonChips } from './reason-chips.tsx';
import css from './report-panel.module.css';
import { reportMutations } from './report-query.ts';

const DAYS = [1, 3, 7, 30];
const USUAL_DAYS = 7;

export const upholdForm = defineForm({
  fields: {
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
      empty: USUAL_DAYS,
      choices: DAYS.map((value) => ({ value, label: `${value}일` })),
    }),
    isHidden: checkbox({ label: '신고된 글 숨기기' }),
    reason: multiline({ label: '사유', hint: '본인에게 보입니다', max: 200, isCounted: true }),
    answer: multiline({ label: '신고한 사람에게 보낼 답변', min: 2, max: 500, isCounted: true }),
  },
  check({ sanction = 'none', isHidden = false, reason = '' }) {
    const isMissing = needsReason({ sanction, isHidden }) && reason.length < 2;
    return isMissing ? { reason: '제재하거나 숨기는 사유를 적어 주세요.' } : {};
  },
});

interface UpholdFormProps {
  report: OperatorReport;
  /** Open reports that are closed alike. */
  also: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

/** Acts upon a report: what is done to whom, and why. */
export function UpholdForm({ report, also, onDone, onClose }: UpholdFormProps) {
  const stored = useMemo(() => draftInTab(`report-uphold:${report.id}`, upholdForm.parse), [report.id]);
  const submission = useForm(upholdForm, {
    endpoint: reportMutations.handle,
    stored,
    toInput: ({ answer, ...uphold }) => ({
      params: { id: report.id },
      body: {
        status: REPORT_STATUS.actedUpon,
        answer,
        also: [...also],
        actions: toActions(report, uphold, Date.now()),
      },
    }),
    onDone() {
      onDone();
      return undefined;
    },
    explain: (error, usual) => handledText(error.data) ?? usual,
  });
  const { values, change } = submission;
  const count = also.length + 1;
  return (
    <Form of={upholdForm} submission={submission} id="uphold" label="조치" className={`pad ${css.form}`} isOpened>
      <FormField of={upholdForm} name="sanction" />
      {values.sanction === 'suspend' && <FormField of={upholdForm} name="days" />}
      {reportedKind(report) && <FormField of={upholdForm} name="isHidden" />}
      {needsReason(values) && (
        <>
          <ReasonChips
            kinds={['suspend', 'warn', 'hide']}
            text={values.reason}
            onChoose={({ text }) => change({ reason: text })}
          />
          <FormField of={upholdForm} name="reason" />
        </>
      )}
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={upholdForm} name="answer" />
      <div>
        <h3 className="meta">누르면</h3>
        <ul className={css.effects}>
          {listEffects(report, values, count).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
      <FormFoot label={upholdLabel(values, count)} sendingLabel="조치하는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
