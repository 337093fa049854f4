import type { QueueJob } from '#features/desk/jobs/job.contract.ts';

const AT = '2026-11-29T19:10:00.000Z';

/** A job that is out of tries, as operators read it. */
export function failedJob(id: number, label: string, parts: Partial<QueueJob> = {}): QueueJob {
  return {
    id,
    name: 'notification.deliver',
    label,
    state: 'failed',
    attempts: 8,
    maxAttempts: 8,
    runAt: AT,
    createdAt: AT,
    updatedAt: AT,
    error: 'Error: …',
    ...parts,
  };
}
