import { expect, it } from 'vitest';
import { JOB_LABELS, jobLabel } from '#features/desk/jobs/job.labels.ts';
import { createBackupTasks } from '#platform/backup/backup-tasks.ts';
import { jobTasks } from './job-tasks.ts';
import { scheduledTasks } from './scheduled-tasks.ts';

/** Only the names are read: nothing runs. */
const nothing = {} as never;

it('every job has a Korean label, and every label a job', () => {
  const names = [
    ...jobTasks(nothing, nothing, ''),
    ...scheduledTasks(nothing),
    ...createBackupTasks(nothing).scheduled,
  ].map(({ name }) => name);
  expect(Object.keys(JOB_LABELS).toSorted()).toEqual(names.toSorted());
  expect(Object.values(JOB_LABELS).filter((label) => !/[가-힣]/.test(label))).toEqual([]);
});

it('a job of another release is called so', () => {
  expect(jobLabel('gone.job')).toBe('지난 버전의 작업');
  expect(jobLabel('toString')).toBe('지난 버전의 작업');
});
