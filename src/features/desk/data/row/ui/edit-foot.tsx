import { useEffect, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useSettled } from '../../../acts/ui/use-settled.ts';
import type { DeskVerdict } from '../../fact-change-desk.contract.ts';
import { actorName, faultText, fieldLabel, verdictText } from '../row-page.labels.ts';
import css from './row.module.css';
import { type CheckBody, editsVerdict } from './row-query.ts';
import type { RowEdit } from './use-row-edit.ts';

const PATIENCE_MS = 400;
const SHOWN_FAULTS = 5;

interface ShownVerdict {
  /** While the edits are checked anew, the answer of before stays. */
  readonly answer: DeskVerdict | undefined;
  readonly error: string | null;
  readonly isChecking: boolean;
}

/**
 * Checks what is typed once nobody has typed for a moment. While it is saved it is not checked again: the row has another
 * version by then.
 */
export function useVerdict(body: CheckBody | undefined, isSaving: boolean): ShownVerdict {
  const asked = useSettled(body ?? null, PATIENCE_MS);
  const isRequested = asked !== null && body !== undefined;
  const query = useLiveQuery(editsVerdict, asked as CheckBody, { isEnabled: isRequested && !isSaving });
  const [last, setLast] = useState<DeskVerdict>();
  useEffect(() => {
    if (query.data) setLast(query.data);
  }, [query.data]);
  const isChecking = body !== undefined && (query.isFetching || JSON.stringify(asked) !== JSON.stringify(body));
  return {
    answer: isRequested && !query.error ? (query.data ?? last) : undefined,
    error: isRequested && query.error ? messageFor(query.error) : null,
    isChecking,
  };
}

function messageFor(error: Error): string {
  const issues = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];
  return issues.join(' ') || error.message;
}

/** The verdict of the check, and the buttons that save the edits or leave the row as it is. */
export function EditFoot({ edit, isShown }: { edit: RowEdit; isShown: boolean }) {
  const { submission, changed, body } = edit;
  const { message, phase } = submission;
  const verdict = useVerdict(body, phase === 'sending');
  const hasFaults = (verdict.answer?.faultCount ?? 0) > 0 && !verdict.isChecking;
  if (!isShown) {
    const text = edit.gathered ?? message?.text;
    return (
      text && (
        <p className="pad said" role="status" data-tone={edit.gathered ? 'ok' : message?.tone}>
          {text}
        </p>
      )
    );
  }
  return (
    <div className={`pad ${css.foot}`}>
      <div className="grow">
        <p className={css.verdict}>
          <b>{`항목 ${formatDigits(changed.length)}개가 바뀝니다. `}</b>
          <Verdict verdict={verdict} />
        </p>
        {verdict.answer && !verdict.isChecking && <Details verdict={verdict.answer} />}
        <p className="meta up" role="alert">
          {edit.gathered ?? message?.text}
        </p>
      </div>
      <Button onClick={edit.leaveAll}>취소</Button>
      {edit.gathering.length > 0 && <Button onClick={edit.gather}>변경 모음에 담기</Button>}
      <Button
        type="submit"
        tone="primary"
        data-main-act=""
        disabled={phase === 'waiting' || hasFaults}
        aria-disabled={phase === 'sending'}
      >
        {phase === 'sending' ? '저장하는 중' : '저장'}
      </Button>
    </div>
  );
}

function Verdict({ verdict: { answer, error, isChecking } }: { verdict: ShownVerdict }) {
  if (error !== null && !isChecking) return <span className="up">{error}</span>;
  if (isChecking) return <span className="meta">검사하는 중</span>;
  if (answer === undefined) return null;
  const isGood = answer.faultCount === 0;
  return (
    <span className={isGood ? css.good : 'up'} role="status">
      {isGood && <CheckIcon size={14} />}
      {verdictText(answer)}
    </span>
  );
}

/** The faults, and whose edits and proposals the values concern. */
function Details({ verdict: { faults, replaced, proposals } }: { verdict: DeskVerdict }) {
  return (
    <>
      {faults.slice(0, SHOWN_FAULTS).map((fault) => (
        <p key={`${fault.file} ${fault.row} ${fault.field} ${fault.reason}`} className="meta up">
          {faultText(fault)}
        </p>
      ))}
      {replaced.map(({ entity, field, by }) => (
        <p key={`replaced ${field}`} className="meta">
          {`${fieldLabel(entity, field)}: ${actorName(by)}의 고친 값을 대신합니다.`}
        </p>
      ))}
      {proposals.map(({ id, entity, field, count }) => (
        <p key={`proposal ${id}`} className="meta">
          {`${fieldLabel(entity, field)}: 같은 값의 제보가 ${formatDigits(count)}건 있습니다.`}
        </p>
      ))}
    </>
  );
}
