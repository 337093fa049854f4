import { type JobTask, taskOf } from '#platform/jobs/job.ts';
import { RECORD_DELETION } from './deletion.jobs.ts';
import { appendDeletion, deletionLogOf } from './deletion-log.service.ts';

/** @param folder of the log */
export function deletionTasks(folder: string): JobTask[] {
  return [
    taskOf(RECORD_DELETION, async (record) => {
      await appendDeletion(deletionLogOf(folder), record);
      return undefined;
    }),
  ];
}
