import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import type { JobTask } from './job.ts';
import { MAX_JOB_MS } from './left-jobs.ts';

export function toTaskList(tasks: readonly JobTask[]): TaskList {
  return Object.fromEntries(tasks.map((task) => [task.name, queueTask(task)]));
}

function queueTask(task: JobTask): Task {
  return async (payload, helpers) => {
    const { job, abortSignal } = helpers;
    const limit = AbortSignal.timeout(MAX_JOB_MS);
    const run = {
      signal: AbortSignal.any([abortSignal, limit]),
      isLastAttempt: job.attempts >= job.max_attempts,
    };
    const again = await Promise.race([task.run(payload, run), rejectOn(limit)]);
    if (again) await doAgain(helpers, again.againAt);
  };
}

async function doAgain({ job, addJob }: JobHelpers, runAt: Date): Promise<void> {
  const maxAttempts = job.max_attempts - job.attempts;
  if (maxAttempts > 0) await addJob(job.task_identifier, job.payload, { runAt, maxAttempts });
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the job took too long')), { once: true });
  });
}
