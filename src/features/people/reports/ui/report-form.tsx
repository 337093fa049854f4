import { inTab } from '#platform/client/device-storage.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { useForm } from '../../require-login/ui/public/use-form.ts';
import { createReport, type Report, type ReportedThing } from '../report.contract.ts';
import { COMMENT_HINTS, reportForm, reportFormat } from './report-fields.tsx';
import { AnsweredReport } from './report-state.tsx';

interface ReportFormProps {
  profileId: number | null;
  about: ReportedThing | undefined;
  answered: Report | undefined;
  onClose: () => void;
  onSent: () => unknown;
}

export function ReportForm({ profileId, about, answered, onClose, onSent }: ReportFormProps) {
  const submission = useForm(reportForm, {
    endpoint: createReport,
    stored: inTab(`report-draft:${profileId ?? `broadcast-${about?.broadcastId}`}`, reportFormat),
    toInput: (body) => ({ body: { ...(about ?? { profileId: profileId ?? undefined }), ...body } }),
    async onDone() {
      await onSent();
      return undefined;
    },
    explain(error, usual) {
      // An open report exists: the dialog shows it instead of the form.
      if (error.code === 'CONFLICT') void onSent();
      return usual;
    },
  });
  const { type } = submission.values;

  return (
    <Form of={reportForm} submission={submission} id="report" className="form">
      {answered && <AnsweredReport report={answered} />}
      <FormField of={reportForm} name="type" />
      <FormField of={reportForm} name="comment" placeholder={type === null ? undefined : COMMENT_HINTS[type]} />
      <FormFoot label="신고하기" sendingLabel="보내는 중" className="justify-end">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
