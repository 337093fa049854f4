import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Seconds by status, for errors that do not say when to retry. */
const USUAL: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

/** Adds `Retry-After` to every response of 429 and 503 (contract §1). */
export function installRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const seconds = USUAL[reply.statusCode];
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
    done(null, payload);
  });
}

/**
 * Refuses requests while the server closes, by hooks that Fastify's own refusal bypasses. For `return503OnClosing:
 * false`.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new AppError('UNAVAILABLE') : undefined);
  });
}
