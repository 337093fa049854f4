import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { RECORD_DELETION } from './deletion.jobs.ts';
import { appendDeletion } from './deletion-log.service.ts';

/** @param file path of the log */
export function deletionTasks(file: string): JobTask[] {
  return [
    createTask(RECORD_DELETION, async (record) => {
      await appendDeletion(file, record);
      return undefined;
    }),
  ];
}
