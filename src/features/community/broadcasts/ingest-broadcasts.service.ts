import type { WordHits } from '#features/people/moderation/word-hits.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { Log } from '#platform/log/log.ts';
import { AppError } from '#shared/errors.ts';
import type { IngestAnswer, IngestedBatch } from './broadcast.contract.ts';
import { broadcastErrors } from './broadcast-error.labels.ts';
import { validateMessages } from './broadcast-message.rules.ts';
import { type ReadBatchDeps, readBatch } from './read-batch.service.ts';
import { storeBatch } from './store-batch.service.ts';

export interface IngestDeps extends ReadBatchDeps {
  transact: Transact;
  clock: Clock;
  log: Log;
  wordHits: Pick<WordHits, 'record'>;
  gameServers: readonly { id: number }[];
}

/**
 * Stores the shouts of a collector. Everything is read before the transaction, and an invalid message does not prevent
 * the others from being stored.
 */
export async function ingestBroadcasts(
  deps: IngestDeps,
  { source, gameServer, messages }: IngestedBatch,
): Promise<IngestAnswer> {
  const { transact, clock, log, catalog, wordHits, gameServers } = deps;
  if (!gameServers.some(({ id }) => id === gameServer)) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'gameServer', message: broadcastErrors.unknownServer }] });
  }
  const startedAt = performance.now();
  const now = clock.now();
  const { clean, refused } = validateMessages(messages, now.getTime());
  const understood = await readBatch(deps, gameServer, clean);
  const answer = await store();
  log.info(
    {
      name: 'broadcast.ingest',
      source,
      stored: answer.stored,
      duplicates: answer.duplicates,
      refused: answer.refused.length,
      milliseconds: Math.round(performance.now() - startedAt),
    },
    'written',
  );
  return answer;

  async function store(): Promise<IngestAnswer> {
    if (understood.length === 0) return { stored: 0, duplicates: 0, refused };
    const batch = { gameServer, source, messages: understood };
    const { hits, ...stored } = await transact((unit) => storeBatch(unit, batch, { now, items: catalog() }));
    for (const ruleId of hits) wordHits.record(ruleId);
    return { ...stored, refused: [...refused, ...stored.refused].toSorted((one, other) => one.index - other.index) };
  }
}
