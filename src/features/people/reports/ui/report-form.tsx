import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { inTab, json } from '#platform/client/device-storage.ts';
import { newRequestKey } from '#platform/client/request-key.ts';
import { Button } from '#ui/components/button.tsx';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { createReport, REPORT_COMMENT_LENGTH, type Report, type ReportedThing } from '../report.contract.ts';
import {
  COMMENT_HINTS,
  commentLength,
  EMPTY_REPORT,
  parseReportDraft,
  REPORT_CHOICES,
  type ReportDraft,
  reportFault,
} from './report-form.rules.ts';
import { AnsweredReport } from './report-state.tsx';

interface ReportFormProps {
  profileId: number;
  /** Left out: the player as such. */
  about: ReportedThing | undefined;
  answered: Report | undefined;
  onClose: () => void;
  onSent: () => unknown;
}

/** What kind, and in one's own words. What is typed outlives a closed dialog and a failed send. */
export function ReportForm({ profileId, about, answered, onClose, onSent }: ReportFormProps) {
  const stored = inTab(`report-draft:${profileId}`, json(parseReportDraft));
  const [draft, setDraft] = useState<ReportDraft>(() => stored.read() ?? EMPTY_REPORT);
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const length = commentLength(draft.comment);

  function save(next: ReportDraft): void {
    setDraft(next);
    stored.save(next);
  }

  async function send(): Promise<void> {
    const { type } = draft;
    const fault = reportFault(draft);
    setMessage(fault);
    if (fault !== null || type === null || sending.current) return;
    sending.current = true;
    setSending(true);
    const ready = { ...draft, key: draft.key ?? newRequestKey() };
    save(ready);
    try {
      const body = { ...(about ?? { profileId }), type, comment: ready.comment };
      await call(createReport, { body, idempotencyKey: ready.key });
      stored.delete();
      await onSent();
    } catch (error) {
      await showIssue(error);
    } finally {
      sending.current = false;
      setSending(false);
    }
  }

  async function showIssue(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'LOGIN_REQUIRED' || error.code === 'SUSPENDED') return showError(error);
    if (error.code === 'CONFLICT') await onSent();
    setMessage(`${error.message} 적은 것은 그대로 있습니다.`);
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      {answered && <AnsweredReport report={answered} />}
      <fieldset className="field choice-field">
        <legend className="label">무엇을 신고하나요</legend>
        <div className="report-types">
          {REPORT_CHOICES.map(({ type, label }) => (
            <label key={type} className="check">
              <input
                type="radio"
                name="report-type"
                value={type}
                checked={draft.type === type}
                onChange={() => save({ ...draft, type, key: null })}
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
          className="in report-comment"
          value={draft.comment}
          placeholder={draft.type === null ? undefined : COMMENT_HINTS[draft.type]}
          aria-describedby="report-comment-hint"
          aria-invalid={length > REPORT_COMMENT_LENGTH.max}
          onChange={(event) => save({ ...draft, comment: event.target.value, key: null })}
        />
        <p className="hint counted-hint" id="report-comment-hint">
          <span>운영자만 봅니다. 신고한 사람은 상대에게 알려지지 않습니다</span>
          <span className={length > REPORT_COMMENT_LENGTH.max ? 'up' : undefined}>
            {length} / {REPORT_COMMENT_LENGTH.max}
          </span>
        </p>
      </div>
      <div className="submit report-acts">
        <p className="grow meta up" role="alert">
          {message}
        </p>
        <Button onClick={onClose}>그만두기</Button>
        <Button type="submit" tone="primary" disabled={isSending}>
          {isSending ? '보내는 중' : '신고하기'}
        </Button>
      </div>
    </form>
  );
}
