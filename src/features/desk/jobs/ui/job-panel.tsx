import { type Act, useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { DeskPanel, PanelHeading } from '../../table/ui/desk-panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import type { QueueJob } from '../job.contract.ts';
import { jobMutations } from './job-query.ts';
import { JobTag } from './job-tag.tsx';
import css from './jobs.module.css';

interface JobPanelProps {
  job: QueueJob;
  onDone: (text: string) => void;
}

/** A job with its last error. One that failed is tried again, or thrown away. */
export function JobPanel({ job, onDone }: JobPanelProps) {
  const { id, label, name, state, attempts, maxAttempts, runAt, createdAt, updatedAt, error } = job;
  const act = useAct();
  const canAct = error !== null && state !== 'running';
  return (
    <DeskPanel
      title={`작업 ${id}`}
      tag={<JobTag job={job} />}
      acts={canAct && <JobActs job={job} act={act} onDone={onDone} />}
    >
      {act.error !== null && (
        <p className="pad meta up" role="alert">
          {act.error}
        </p>
      )}
      <KeyValues
        rows={[
          { label: '작업', value: label },
          { label: '이름', value: name },
          { label: '시도', value: `${formatDigits(attempts)} / ${formatDigits(maxAttempts)}회` },
          { label: state === 'failed' ? '마지막 시도' : '다음 시도', value: formatDateTime(runAt) },
          { label: '등록', value: formatDateTime(createdAt) },
          { label: '마지막 변경', value: formatDateTime(updatedAt) },
        ]}
      />
      {error !== null && (
        <div className="pad">
          <PanelHeading>마지막 오류</PanelHeading>
          <p className={css.error}>{error}</p>
          <p className="meta">내용, 주소, 회원의 글은 나오지 않습니다.</p>
        </div>
      )}
    </DeskPanel>
  );
}

function JobActs({ job: { id }, act, onDone }: JobPanelProps & { act: Act }) {
  const mayRemove = useOwnLevel() <= OPERATOR_LEVEL.administrator;
  const input = { params: { id } };
  async function retry(): Promise<void> {
    if (await act.run(jobMutations.retry, input)) onDone(`작업 ${id}번을 다시 실행합니다.`);
  }
  async function remove(): Promise<void> {
    if (await act.run(jobMutations.remove, input)) onDone(`작업 ${id}번을 버렸습니다.`);
  }
  return (
    <>
      {mayRemove && (
        <button
          type="button"
          className="btn danger"
          aria-disabled={act.isSending}
          onClick={() => !act.isSending && void remove()}
        >
          버리기
        </button>
      )}
      <button
        type="button"
        className="btn primary"
        data-decide
        data-main-act
        aria-disabled={act.isSending}
        onClick={() => !act.isSending && void retry()}
      >
        <span>다시 실행</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
      </button>
    </>
  );
}
