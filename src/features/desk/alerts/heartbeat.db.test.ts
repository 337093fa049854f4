import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { testAlertSite } from '#tests/support/alert-site.ts';
import { createHeartbeat } from './heartbeat.service.ts';

const site = testAlertSite();
const { test, elsewhere } = site;

describe('the heartbeat', () => {
  it('is sent by one process, and by the next one when that has gone', async () => {
    const address = `${elsewhere.url}/beat`;
    const [one, other] = [1, 2].map(() => createHeartbeat({ url: test.url, address, log: silentLog }));
    for (const beat of [one, other, one]) await beat?.beat();
    expect(elsewhere.received.map(({ path }) => path)).toEqual(['/beat', '/beat']);
    await one?.stop();
    await other?.beat();
    expect(elsewhere.received).toHaveLength(3);
    await other?.stop();
  });

  it('survives an address that is dead, and a lost connection', async () => {
    const beat = createHeartbeat({ url: test.url, address: site.deadUrl, log: silentLog });
    await beat.beat();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'baramnaru-lock' and datname = current_database()`.execute(test.db);
    await beat.beat();
    await beat.stop();
    const next = createHeartbeat({ url: test.url, address: elsewhere.url, log: silentLog });
    await next.beat();
    expect(elsewhere.received).toHaveLength(1);
    await next.stop();
  });
});
