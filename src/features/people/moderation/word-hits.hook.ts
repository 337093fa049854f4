import type { FastifyInstance } from 'fastify';
import { isAppError } from '#shared/errors.ts';
import { WordRefusal } from './moderate-text.service.ts';
import type { WordHits } from './word-hits.service.ts';

/** Counts the rules that refuse texts on routes that are registered after this call. */
export function installWordHits(app: FastifyInstance, wordHits: WordHits): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isAppError(error) && error.cause instanceof WordRefusal) wordHits.record(error.cause.ruleId);
  });
  // Flushes before the database is closed.
  app.addHook('preClose', () => wordHits.flush());
}
