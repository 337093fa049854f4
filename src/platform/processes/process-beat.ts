import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import { createProcessMeter, machineName, type ProcessMeter } from './process-meter.ts';
import { deleteProcess, saveProcess } from './process-rows.ts';

const EVERY_MS = 30_000;
/** An end waits no longer for a database that is away. */
const STOP_MS = 2_000;
const ID_BYTES = 4;

interface BeatOptions {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  meter: ProcessMeter;
  /** Milliseconds; 30 seconds by default. */
  everyMs?: number;
}

export interface ProcessBeat {
  readonly id: string;
  /** Writes the row now. It resolves also where the database is away. */
  beat(): Promise<void>;
  /** Deletes the row: only a process that was killed leaves its own. */
  stop(): Promise<void>;
}

/** Writes what this process measures of itself into a row of its own, every 30 seconds. */
export function startProcessBeat({ db, clock, log, meter, everyMs = EVERY_MS }: BeatOptions): ProcessBeat {
  const id = randomBytes(ID_BYTES).toString('hex');
  const own = { id, machine: machineName(), startedAt: clock.now() };
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isStored = false;
  let isWarned = false;

  async function save(): Promise<void> {
    if (isStopped) return;
    await saveProcess(db, { ...own, seenAt: clock.now(), ...(await meter.measure()) });
    isStored = true;
    isWarned = false;
  }

  function warn(err: unknown): void {
    if (!isWarned) log.warn({ err }, 'the row of this process could not be written');
    isWarned = true;
  }

  function beat(): Promise<void> {
    work = work.then(save).catch(warn);
    return work;
  }

  async function remove(): Promise<void> {
    await work;
    if (isStored) await deleteProcess(db, id).catch(warn);
  }

  const timer = setInterval(() => void beat(), everyMs).unref();
  void beat();
  return {
    id,
    beat,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      meter.stop();
      await Promise.race([remove(), delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** The row of a process that listens stands from its first to its last moment on the port. */
export function installProcessBeat(
  app: FastifyInstance,
  { db, clock, log, live, folder }: Pick<BeatOptions, 'db' | 'clock' | 'log'> & { live: LiveHub; folder: string },
): void {
  let beat: ProcessBeat | undefined;
  app.addHook('onListen', async () => {
    const meter = createProcessMeter({
      answers: () => app.answerCounts?.total() ?? { answers: 0, cached: 0 },
      connections: () => live.listeners.all.size,
      folder,
    });
    beat = startProcessBeat({ db, clock, log, meter });
  });
  // Before the database is closed.
  app.addHook('preClose', async () => beat?.stop());
}
