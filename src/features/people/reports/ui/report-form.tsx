import { inTab } from '#platform/client/device-storage.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { Button } from '#ui/components/button.tsx';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { createReport, REPORT_COMMENT_LENGTH, type Report, type ReportedThing } from '../report.contract.ts';
import {
  COMMENT_HINTS,
  commentLength,
  EMPTY_REPORT,
  REPORT_CHOICES,
  type ReportFields,
  reportFault,
  reportFormat,
} from './report-draft.ts';
import { AnsweredReport } from './report-state.tsx';
import css from './reports.module.css';

interface ReportFormProps {
  profileId: number | null;
  about: ReportedThing | undefined;
  answered: Report | undefined;
  onClose: () => void;
  onSent: () => unknown;
}

export function ReportForm({ profileId, about, answered, onClose, onSent }: ReportFormProps) {
  const stored = inTab(`report-draft:${profileId ?? `broadcast-${about?.broadcastId}`}`, reportFormat);
  const draft = useDraft(stored, EMPTY_REPORT);
  const { form, phase, message, change, submit } = useSubmission({
    endpoint: createReport,
    draft,
    parse: (fields) => parse(fields, about ?? { profileId: profileId ?? undefined }),
    async onDone() {
      stored.delete();
      await onSent();
      return undefined;
    },
    explain(fault, usual) {
      // An open report exists: the dialog shows it instead of the form.
      if (fault.code === 'CONFLICT') void onSent();
      return usual;
    },
  });
  const { type: chosen, comment } = draft.values;
  const length = commentLength(comment);

  return (
    <form className="form" ref={form} noValidate onSubmit={submit}>
      {answered && <AnsweredReport report={answered} />}
      <fieldset className="field">
        <legend className="label">무엇을 신고하나요</legend>
        <div className={css.types}>
          {REPORT_CHOICES.map(({ type, label }) => (
            <label key={type} className="check">
              <input
                type="radio"
                name="report-type"
                value={type}
                checked={chosen === type}
                onChange={() => change({ type })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="report-comment">있었던 일</label>
        <textarea
          id="report-comment"
          className="in"
          value={comment}
          placeholder={chosen === null ? undefined : COMMENT_HINTS[chosen]}
          aria-describedby="report-comment-hint"
          aria-invalid={length > REPORT_COMMENT_LENGTH.max}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <p className="hint counted" id="report-comment-hint">
          <span>운영자만 봅니다. 신고한 사람은 상대에게 알려지지 않습니다</span>
          <span className={length > REPORT_COMMENT_LENGTH.max ? 'up' : undefined}>
            {length} / {REPORT_COMMENT_LENGTH.max}
          </span>
        </p>
      </div>
      <div className="submit justify-end">
        <p className="grow meta up" role="alert">
          {message?.text}
        </p>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? '보내는 중' : '신고하기'}
        </Button>
      </div>
    </form>
  );
}

function parse(
  fields: ReportFields,
  about: ReportedThing | { profileId: number | undefined },
): Parsed<typeof createReport, never> {
  const { type, comment } = fields;
  const text = reportFault(fields);
  if (text === undefined && type !== null) return { input: { body: { ...about, type, comment } } };
  return { issues: {}, message: { tone: 'bad', text: text ?? '' } };
}
