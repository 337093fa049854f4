import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { insertJobs } from '#platform/jobs/job.ts';
import { insertEvents } from '#platform/live/insert-events.ts';
import { CollectedEffects } from './collected-effects.ts';
import type { EffectHandlers, FlushedUnit, UnitOfWork } from './effects.ts';

const MAX_ROUNDS = 8;

export interface TransactOptions {
  actor?: string;
}

/** Runs the work in its own transaction and writes the collected effects at its end. Every change goes through this. */
export type Transact = <Result>(
  work: (unit: UnitOfWork) => Promise<Result>,
  options?: TransactOptions,
) => Promise<Result>;

export interface TransactParts {
  db: Db;
  clock: Clock;
  handlers: EffectHandlers;
}

export function createTransact({ db, clock, handlers }: TransactParts): Transact {
  return (work, options) =>
    db.transaction().execute((transaction) => withinTransaction({ db: transaction, clock, handlers }, work, options));
}

/** Runs a part of the caller's transaction and writes its effects at the end of that part. */
export async function withinTransaction<Result>(
  { db, clock, handlers }: TransactParts,
  work: (unit: UnitOfWork) => Promise<Result>,
  { actor }: TransactOptions = {},
): Promise<Result> {
  const effects = new CollectedEffects(actor);
  const result = await work({ db, effects });
  await flush({ db, effects, at: clock.now() }, handlers);
  return result;
}

interface Flushing extends FlushedUnit {
  readonly effects: CollectedEffects;
}

/**
 * Writes the effects. The global locks of the audit and of the events are taken late and always in this order, against
 * deadlocks.
 */
async function flush(unit: Flushing, handlers: EffectHandlers): Promise<void> {
  const { db, effects, at } = unit;
  await react(unit, handlers);
  const records = effects.close('audit');
  if (records.length > 0) {
    await handlers.writeAudit(
      db,
      records.map((record) => ({ ...record, at })),
    );
  }
  const notices = effects.close('notices');
  if (notices.length > 0) await handlers.writeNotices(unit, notices);
  await react(unit, handlers);
  await insertJobs(db, effects.close('jobs'));
  const events = effects.close('events');
  await insertEvents(
    db,
    at,
    events.filter(({ isStored }) => isStored !== false),
  );
}

async function react(unit: Flushing, { reactions }: EffectHandlers): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const events = unit.effects.takeNewEvents();
    if (events.length === 0) return;
    for (const reaction of reactions) await reaction(unit, events);
  }
  throw new Error('Events cause further events without end.');
}
