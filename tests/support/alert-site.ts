import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { AlertContext } from '#features/desk/alerts/check-alerts.service.ts';
import { alertTasks } from '#features/desk/alerts/send-alert.job.ts';
import { insert as insertOperator } from '#features/people/operators/operator.repository.ts';
import { settingSchemas } from '#features/shell/settings/setting.contract.ts';
import { type FixedClock, fixedClock } from '#platform/clock/clock.ts';
import { runJobsOnce } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { insertProfile, insertUser } from '#tests/factories/people.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type FakeReceiver, openFakeReceiver, testReceiver } from './fake-receiver.ts';
import { transactOver } from './transact.ts';
import { configWithKeys } from './unavailable-provider.ts';

const NOON = '2026-11-30T03:00:00.000Z';
export const ALERT_WEBHOOK = '/api/webhooks/12345678/abcdefghijklmnop';

export interface AlertTestSite {
  readonly context: AlertContext;
  /** Noon at the beginning of each test. */
  readonly clock: FixedClock;
  readonly test: TestDatabase;
  readonly discord: FakeReceiver;
  /** Where a redirect leads. */
  readonly elsewhere: FakeReceiver;
  /** Nobody listens there. */
  readonly deadUrl: string;
  /** Profile ids of operators. */
  readonly moderator: number;
  readonly editor: number;
  warnings: string[];
  isProviderThere: boolean;
  configOf(discordUrl: string): ReturnType<typeof configWithKeys>;
  /** Names of the alerts that rang. */
  rung(): Promise<string[]>;
  /** Kinds of what stands in somebody's list of notifications. */
  bellOf(profileId: number): Promise<string[]>;
  /** Sends what was enqueued. */
  runJobs(config?: AlertContext['config']): Promise<void>;
}

/** A site as alerts need it, over a database of its own, with a clock to be wound. */
export function testAlertSite(): AlertTestSite {
  const clock = fixedClock(NOON);
  const [test, discord, elsewhere] = [testDatabase(), testReceiver(), testReceiver()];
  const configOf: AlertTestSite['configOf'] = (url) =>
    configWithKeys({ AUTH_DISCORD_URL: url, ALERT_WEBHOOK_URL: url + ALERT_WEBHOOK });
  const site = { clock, test, discord, elsewhere, configOf, warnings: [], isProviderThere: true } as never as {
    -readonly [Name in keyof AlertTestSite]: AlertTestSite[Name];
  };

  beforeAll(async () => {
    const gone = await openFakeReceiver();
    await gone.close();
    site.deadUrl = gone.url;
    site.context = {
      config: await configOf(discord.url),
      db: test.db,
      transact: transactOver(test.db, clock),
      clock,
      provider: { isReachable: async () => site.isProviderThere },
      backupStatus: async () => ({ ...NO_BACKUPS, warnings: site.warnings }),
      switches: () => settingSchemas.alerts.parse({}),
      log: silentLog,
    };
    site.moderator = await makeOperator(test, clock, 2);
    site.editor = await makeOperator(test, clock, 3);
  });
  beforeEach(() => clock.set(NOON));
  afterEach(async () => {
    [site.warnings, site.isProviderThere] = [[], true];
    for (const receiver of [discord, elsewhere]) {
      receiver.received.length = 0;
      receiver.answer(204);
    }
    for (const table of ['alert', 'notification', 'report', 'inquiry', 'audit_check', 'sign_in.flow'] as const)
      await test.db.deleteFrom(table).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(test.db);
  });

  return Object.assign(site, {
    rung: async () =>
      (await test.db.selectFrom('alert').select('name').orderBy('name').execute()).map(({ name }) => name),
    async bellOf(profileId: number) {
      const rows = test.db.selectFrom('notification').select('kind').where('profile_id', '=', profileId);
      return (await rows.execute()).map(({ kind }) => kind);
    },
    runJobs: (config = site.context.config) =>
      runJobsOnce({ url: test.url, tasks: alertTasks({ config, clock, log: silentLog }), log: silentLog }),
  });
}

async function makeOperator({ db }: TestDatabase, clock: FixedClock, level: OperatorLevel): Promise<number> {
  const { id: userId } = await insertUser(db);
  await insertOperator(db, { userId, level, until: null, addedAt: clock.now(), givenBy: 'command' });
  return (await insertProfile(db, { user_id: userId })).id;
}
