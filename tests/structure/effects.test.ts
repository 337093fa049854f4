import { expect, it } from 'vitest';
import { sourcesUnder } from './tree.ts';

const WRITERS: Readonly<Record<string, readonly string[]>> = {
  insertEvents: ['src/platform/live/insert-events.ts', 'src/platform/effects/transact.ts'],
  insertJobs: ['src/platform/jobs/job.ts', 'src/platform/effects/transact.ts', 'src/platform/jobs/job-runner.ts'],
  writeAudit: [
    'src/features/people/audit/audit.service.ts',
    'src/app/site-effects.ts',
    'src/platform/effects/effects.ts',
    'src/platform/effects/transact.ts',
    'src/platform/effects/killed-change.child.ts',
  ],
  writeNotifications: ['src/features/people/notifications/write-notifications.service.ts', 'src/app/site-effects.ts'],
};

const code = sourcesUnder('src');

it.each(Object.entries(WRITERS))(
  '%s is called by nobody but the end of a transaction: use ctx.effects',
  (name, files) => {
    const users = code.filter((file) => new RegExp(`\\b${name}\\b`).test(file.text())).map(({ path }) => path);
    expect(users.toSorted()).toEqual(files.toSorted());
  },
);
