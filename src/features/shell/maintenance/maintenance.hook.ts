import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { isProgramPath } from '#platform/http/unknown-path.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';

const PAGE = '/maintenance';
const RETRY_AFTER_S = 600;
/** Paths that stay open during maintenance: the page itself, its assets, and health (contract §3). */
const OPEN =
  /^\/(?:maintenance|assets|icons|share|uploads|drawings|api\/health|builds|metrics|ads\.txt|favicon\.ico|manifest\.webmanifest|robots\.txt)(?:[/?]|$)/;
const IS_PAGE = /^\/maintenance(?:[/?]|$)/;

interface MaintenanceConfig {
  /** True only if `MAINTENANCE` is the string `true`. */
  maintenance: boolean;
}

export function maintenanceHook({ maintenance }: MaintenanceConfig) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (!maintenance || OPEN.test(request.url)) {
      // The maintenance page itself has the status 503 too, however it is rendered.
      if (maintenance && IS_PAGE.test(request.url)) reply.code(503).header('retry-after', String(RETRY_AFTER_S));
      done();
    } else if (isProgramPath(request.url)) {
      done(
        new AppError('UNAVAILABLE', {
          message: shellErrors.underMaintenance,
          data: { retryAfterSeconds: RETRY_AFTER_S },
        }),
      );
    } else {
      reply.header('cache-control', 'no-store').redirect(PAGE, 302);
    }
  };
}
