import { Tag } from '#ui/components/tag.tsx';
import type { QueueJob } from '../job.contract.ts';

const STATES = {
  waiting: { label: '대기', tone: 'off' },
  running: { label: '실행 중', tone: 'ok' },
  failed: { label: '실패', tone: 'bad' },
} as const;

/** A job that waits for another try has failed before. */
export function JobTag({ job: { state, error } }: { job: Pick<QueueJob, 'state' | 'error'> }) {
  if (state === 'waiting' && error !== null) return <Tag tone="warn">다시 시도</Tag>;
  const { label, tone } = STATES[state];
  return <Tag tone={tone}>{label}</Tag>;
}
