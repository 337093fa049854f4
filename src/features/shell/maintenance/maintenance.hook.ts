import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { isApiPath } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';

const PAGE = '/maintenance';
const RETRY_AFTER_S = 600;
/** What stays open: the page itself, what it is made of, health and the ways to sign in (contract §3). */
const OPEN =
  /^\/(?:maintenance|assets|icons|share|api\/health|builds|auth|login|confirm|favicon\.ico|manifest\.webmanifest|robots\.txt)(?:[/?]|$)/;
const IS_PAGE = /^\/maintenance(?:[/?]|$)/;

interface MaintenanceConfig {
  /** `MAINTENANCE` is the string `true`. */
  maintenance: boolean;
}

/** While the site is being worked on, every other path leads to the maintenance page, and the API answers 503. */
export function maintenanceHook({ maintenance }: MaintenanceConfig) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (!maintenance || OPEN.test(request.url)) {
      // While it is on, its own page says so with its status, whoever rendered it.
      if (maintenance && IS_PAGE.test(request.url)) reply.code(503).header('retry-after', String(RETRY_AFTER_S));
      done();
    } else if (isApiPath(request.url)) {
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
