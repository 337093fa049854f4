import { z } from 'zod';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import { topic } from '#shared/topic.ts';
import { createTransact } from './transact.ts';

const [url = '', moment = ''] = process.argv.slice(2);
const { db } = await openDatabase(url, { log: silentLog });

function killedAt(now: string): void {
  if (now === moment) process.kill(process.pid, 'SIGKILL');
}

const transact = createTransact({
  db,
  clock: systemClock,
  handlers: { reactions: [], writeAudit: async () => {}, writeNotices: async () => killedAt('while it is written') },
});
await transact(async ({ effects }) => {
  effects.notify(1, { kind: 'test.killed', title: '', body: '', path: '/', once: moment });
  effects.enqueue({ name: 'test.killed', payload: z.object({ moment: z.string() }) }, { moment });
  effects.publish({ topics: [topic('test')], type: 'test.killed', data: moment });
});
killedAt('after the commit');
