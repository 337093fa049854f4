import { notifyOperators } from '#features/people/operators/notify-operators.service.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { SEND_ALERT } from './alert.jobs.ts';
import { ALERT_WORDS, alertMessage } from './alert.labels.ts';
import { alertNotices } from './alert.notices.ts';
import { takeAlert } from './alert.repository.ts';
import { type Alert, RINGS_EVERY_MS } from './alert.rules.ts';
import type { AlertSite } from './send-alert.service.ts';

export interface RingContext extends AlertSite {
  config: AlertSite['config'] & Pick<Config, 'operatorUserIds'>;
  transact: Transact;
}

const ATTEMPTS = 3;

/**
 * Rings for the operators who may open what it is about, and at the webhook; of several processes only one, and at most
 * once in ten minutes.
 * @param isSent it was sent to the webhook already
 * @returns whether it rang
 */
export function ringAlert(
  { transact, config, clock }: RingContext,
  alert: Alert,
  { isSent = false }: { isSent?: boolean } = {},
): Promise<boolean> {
  return transact(async (unit) => {
    const at = clock.now();
    const before = new Date(at.getTime() - RINGS_EVERY_MS);
    if (!(await takeAlert(unit.db, alert.name, { at, before }))) return false;
    const { level } = ALERT_WORDS[alert.name];
    await notifyOperators(unit, { operatorUserIds: config.operatorUserIds, level }, alertNotices.alert(alert, at));
    if (config.alertWebhookUrl !== undefined && !isSent) {
      unit.effects.enqueue(SEND_ALERT, { ...alertMessage(alert), at: at.toISOString() }, { attempts: ATTEMPTS });
    }
    return true;
  });
}
