import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE } from '#platform/answers/answer.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { isProgramPath } from '#platform/http/unknown-path.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';
import { type MaintenancePlan, retryAfterSeconds } from './maintenance.rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an operator made this request while the site is closed to others. */
    isDuringMaintenance?: boolean;
  }
}

const PAGE = '/maintenance';
/** Paths that stay open during maintenance: the page itself, its assets, and health (contract §23). */
const OPEN =
  /^\/(?:maintenance|assets|icons|share|uploads|drawings|api\/health|builds|metrics|ads\.txt|favicon\.ico|manifest\.webmanifest|robots\.txt|sw\.js|sw-offline\.js)(?:[/?]|$)/;
/** Operators must be able to sign in while they have closed the site themselves. */
const SIGN_IN = /^\/(?:login|confirm|auth)(?:[/?]|$)/;
const IS_PAGE = /^\/maintenance(?:[/?]|$)/;

export interface MaintenanceHookOptions {
  /** True only if `MAINTENANCE` is the string `true`. Nobody passes then. */
  isOnByEnvironment: boolean;
  /** The maintenance of the operators that runs now. */
  running(): MaintenancePlan | null;
  isOperator(request: FastifyRequest): Promise<boolean>;
  clock: Clock;
}

/** Closes the site while a maintenance runs; operators pass one of their own (contract §3, §23). */
export function installMaintenance(app: FastifyInstance, options: MaintenanceHookOptions): void {
  const { isOnByEnvironment, running, isOperator, clock } = options;
  app.addHook('onRequest', (request, reply, done) => {
    const plan = running();
    if (plan === null && !isOnByEnvironment) return done();
    const seconds = retryAfterSeconds(plan, clock.now());
    const { url } = request;
    if (OPEN.test(url)) {
      // The maintenance page itself has the status 503 too, however it is rendered.
      if (IS_PAGE.test(url)) reply.code(503).header('retry-after', String(seconds));
      return done();
    }
    if (isOnByEnvironment) return refuse(request, reply, seconds, done);
    isOperator(request)
      .catch(() => false)
      .then((mayPass) => {
        if (mayPass) pass(request, reply, done);
        else if (SIGN_IN.test(url)) done();
        else refuse(request, reply, seconds, done);
      }, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.isDuringMaintenance) reply.header('cache-control', PRIVATE);
    done();
  });
}

/** The header keeps the answer out of the cached responses as well (`send-body.ts`). */
function pass(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  request.isDuringMaintenance = true;
  reply.header('cache-control', PRIVATE);
  done();
}

function refuse(
  { url, headers, raw }: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
  done: (error?: Error) => void,
): void {
  // Nothing else ends the connection of a live client that comes no further.
  if (headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroySoon());
  if (isProgramPath(url)) {
    done(
      new AppError('UNAVAILABLE', {
        message: shellErrors.underMaintenance,
        data: { retryAfterSeconds: seconds },
      }),
    );
  } else {
    reply.header('cache-control', 'no-store').redirect(PAGE, 302);
  }
}
