import { useState } from 'react';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import type { QueueJob } from '../job.contract.ts';
import { jobFilter, jobListParams, readIsFailed } from '../job-list.params.ts';
import { JobPanel } from './job-panel.tsx';
import { jobPages } from './job-query.ts';
import { JobTag } from './job-tag.tsx';

const jobList: DeskList<QueueJob> = {
  label: '작업',
  path: '/operator/jobs',
  columns: [
    { name: 'state', head: '상태', width: 104, cell: (job) => <JobTag job={job} /> },
    {
      name: 'job',
      head: '작업과 마지막 오류',
      cell: ({ label, error }, { link }) => (
        <>
          <b>{link(label)}</b>
          {error !== null && <span className="sub faint elide block">{error}</span>}
        </>
      ),
    },
    {
      name: 'tries',
      head: '시도',
      width: 80,
      isNumber: true,
      isSecondary: true,
      cell: ({ attempts, maxAttempts }) => `${formatDigits(attempts)}/${formatDigits(maxAttempts)}`,
    },
    {
      name: 'at',
      head: '실행',
      width: 104,
      isNumber: true,
      cell: ({ runAt }, { now }) => <span className="faint">{relativeTime(runAt, now)}</span>,
    },
  ],
  phone: (job, now) => ({
    tag: <JobTag job={job} />,
    name: job.label,
    age: <span className="faint">{relativeTime(job.runAt, now)}</span>,
    lines: [
      <span key="error" className="meta">
        {job.error ?? `시도 ${formatDigits(job.attempts)}/${formatDigits(job.maxAttempts)}`}
      </span>,
    ],
  }),
  empty: '이 상태의 작업이 없습니다.',
  failed: '작업을 불러오지 못했습니다.',
};

/** The page 작업: what the site does later, and what of it failed. */
export default function JobsScreen() {
  const [address] = useSearchParams();
  const isFailed = readIsFailed(address);
  const query = useLivePages(jobPages, isFailed);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  return (
    <DeskTable
      list={jobList}
      query={query}
      name={`jobs ${isFailed}`}
      head={
        <>
          <DeskHead title="작업" meta="더 시도하지 않는 작업은 여기서 다시 실행합니다" />
          <p className="said" role="status">
            {result}
          </p>
        </>
      }
      filters={
        <DeskFilters
          action={jobList.path}
          label="작업 필터"
          params={jobListParams}
          count={0}
          first={<DeskStates of={jobFilter} name="all" />}
        />
      }
      decides
      panel={(job) => (
        <JobPanel
          key={job.id}
          job={job}
          onDone={(text) => {
            setResult(text);
            openRow.close();
          }}
        />
      )}
    />
  );
}
