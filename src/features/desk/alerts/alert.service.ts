import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { ALERT_NAMES, type AlertName, type AlertState } from '#features/shell/settings/setting.contract.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { SentTest } from './alert.contract.ts';
import { alertErrors, testMessage } from './alert.labels.ts';
import { findRings, findTest, saveTest } from './alert.repository.ts';
import { type AlertOutcome, sendAlert } from './send-alert.service.ts';

/** The caller waits, and holds a connection of the database. */
const TEST_PATIENCE_MS = 5_000;

/** When each alert rang last, how the last test went, and whether there are addresses at all. */
export async function readAlertState(
  db: Db,
  { alertWebhookUrl, alertHeartbeatUrl }: Pick<Config, 'alertWebhookUrl' | 'alertHeartbeatUrl'>,
): Promise<AlertState> {
  const [rings, test] = await Promise.all([findRings(db), findTest(db)]);
  const lastAt = new Map(rings.map((ring) => [ring.name, ring.lastAt?.toISOString() ?? null]));
  return {
    state: Object.fromEntries(
      ALERT_NAMES.map((name) => [name, { lastAt: lastAt.get(name) ?? null }]),
    ) as AlertState['state'],
    lastTest: test ? { ...test, at: test.at.toISOString() } : null,
    hasWebhook: alertWebhookUrl !== undefined,
    hasHeartbeat: alertHeartbeatUrl !== undefined,
  };
}

export async function testAlert(
  { db, clock, effects }: WriteCtx<Operator>,
  config: Pick<Config, 'alertWebhookUrl' | 'publicSiteUrl'>,
  name: AlertName | undefined,
): Promise<SentTest> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(TEST_PATIENCE_MS);
  const outcome = await sendAlert({ config, clock }, testMessage(name), signal);
  const ms = Math.round(performance.now() - startedAt);
  const [at, isSent] = [clock.now(), outcome.is === 'sent'];
  await saveTest(db, { at, isSent, ms });
  effects.audit('alert.test', 'setting:alerts', { ...(name && { name }), isSent, ms });
  return { at: at.toISOString(), isSent, ms, issue: issueOf(outcome) };
}

function issueOf(outcome: AlertOutcome): string | null {
  if (outcome.is === 'sent') return null;
  if (outcome.is === 'unset') return alertErrors.noAddress;
  if (outcome.is === 'gone') return outcome.fault;
  return outcome.is === 'later' ? alertErrors.later : alertErrors.noAnswer;
}
