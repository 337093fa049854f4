import type { FastifyInstance } from 'fastify';
import { addressKey } from '#platform/http/rate-limit.ts';
import type { SecurityEventKind, SecurityLog } from './security-log.service.ts';

const REFUSED: Readonly<Record<number, SecurityEventKind>> = {
  401: 'refused-401',
  403: 'refused-403',
  429: 'refused-429',
};

/** Records refused requests and operators' writes on routes that are registered after this call. */
export function installSecurityLog(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onResponse', async ({ ip, method, routeOptions }, { statusCode }) => {
    const refused = REFUSED[statusCode];
    if (refused) securityLog.record(refused, addressKey(ip));
    else if (statusCode < 300 && isAct(method, routeOptions.config.endpoint?.who)) {
      securityLog.record('operator-act', addressKey(ip));
    }
  });
  // Flushes before the database is closed.
  app.addHook('preClose', () => securityLog.flush());
}

function isAct(method: string, who: string | undefined): boolean {
  return who === 'operator' && method !== 'GET' && method !== 'HEAD';
}
