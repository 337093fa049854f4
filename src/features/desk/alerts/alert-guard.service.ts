import type { SettingValues } from '#features/shell/settings/setting.contract.ts';
import type { Log } from '#platform/log/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { alertMessage } from './alert.labels.ts';
import { type Alert, findAlerts, RINGS_EVERY_MS } from './alert.rules.ts';
import { type RingContext, ringAlert } from './ring-alert.service.ts';
import { failureOf, sendAlert } from './send-alert.service.ts';

const CHECK_EVERY_MS = 10_000;
const SEND_MS = 15_000;
/** Pause after a message that certainly did not arrive. */
const AGAIN_MS = MINUTE_MS;

export interface GuardContext extends RingContext {
  isDatabaseReachable(): Promise<boolean>;
  readFreeBytes(): Promise<number>;
  switches(): SettingValues['alerts'];
  log: Log;
}

export interface AlertGuard {
  check(): Promise<void>;
  stop(): void;
}

/**
 * Watches in this process what keeps the queue of jobs from working: the database away, and the disk full. Without the
 * database it sends by itself, at most once in ten minutes.
 */
export function createAlertGuard(context: GuardContext): Pick<AlertGuard, 'check'> {
  const { clock, log } = context;
  let awaySince: Date | null = null;
  /** Sent without the database, and not in the list of notifications yet. */
  let unrecorded: Alert | undefined;
  const sendAfter = new Map<string, number>();

  async function sendByItself(alert: Alert): Promise<void> {
    const now = clock.now().getTime();
    if (now < (sendAfter.get(alert.name) ?? 0)) return;
    sendAfter.set(alert.name, now + RINGS_EVERY_MS);
    const outcome = await sendAlert(context, alertMessage(alert), AbortSignal.timeout(SEND_MS));
    if (outcome.is === 'failed') sendAfter.set(alert.name, now + AGAIN_MS);
    if (outcome.is === 'later') sendAfter.set(alert.name, outcome.at.getTime());
    const reason = failureOf(outcome);
    if (reason === undefined) log.error({ alert: alert.name }, 'an alert rang without the database');
    else log.error({ alert: alert.name, reason }, 'an alert was not taken');
  }

  async function ring(alert: Alert): Promise<void> {
    if (awaySince !== null) return sendByItself(alert);
    try {
      await ringAlert(context, alert);
    } catch (error) {
      log.warn({ err: error, alert: alert.name }, 'an alert could not be stored');
      await sendByItself(alert);
    }
  }

  async function record(alert: Alert): Promise<void> {
    unrecorded = undefined;
    await ringAlert(context, alert, { isSent: true }).catch((error: unknown) => {
      unrecorded = alert;
      log.warn({ err: error, alert: alert.name }, 'an alert could not be stored');
    });
  }

  return {
    async check() {
      const isReachable = await context.isDatabaseReachable();
      const now = clock.now();
      awaySince = isReachable ? null : (awaySince ?? now);
      if (isReachable && unrecorded) await record(unrecorded);
      const freeBytes = await context.readFreeBytes().catch(() => undefined);
      for (const alert of findAlerts({ now, databaseAwaySince: awaySince, freeBytes }, context.switches())) {
        if (alert.name === 'database') unrecorded = alert;
        await ring(alert);
      }
    },
  };
}

export function startAlertGuard(context: GuardContext): AlertGuard {
  const { check } = createAlertGuard(context);
  let checking: Promise<void> | undefined;
  const checkOnce = () => {
    checking ??= check()
      .catch((err: unknown) => context.log.error({ err }, 'the alerts could not be checked'))
      .finally(() => {
        checking = undefined;
      });
    return checking;
  };
  const timer = setInterval(() => void checkOnce(), CHECK_EVERY_MS).unref();
  return { check: checkOnce, stop: () => clearInterval(timer) };
}
