import { type GuardContext, startAlertGuard } from './alert-guard.service.ts';
import { type AlertContext, checkAlerts } from './check-alerts.service.ts';
import { startHeartbeat } from './heartbeat.service.ts';

export interface Alerts {
  /** To be called each minute, by one process. */
  check(): Promise<number>;
  stop(): Promise<void>;
}

/** @param options `url`: of the database; `heartbeatUrl` undefined: nobody is asked */
export function startAlerts(
  context: AlertContext & GuardContext,
  { url, heartbeatUrl }: { url: string; heartbeatUrl: string | undefined },
): Alerts {
  const guard = startAlertGuard(context);
  const heartbeat = startHeartbeat({ url, address: heartbeatUrl, log: context.log });
  return {
    check: () => checkAlerts(context),
    stop() {
      guard.stop();
      return heartbeat.stop();
    },
  };
}
