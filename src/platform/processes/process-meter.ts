import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AnswerCount } from '#platform/answers/answer-counts.ts';
import { freeBytes } from '#platform/files/free-bytes.ts';
import type { ProcessState } from './process-rows.ts';

const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
/** Measurements over which the hits are counted: five minutes at two a minute. */
const HIT_SPAN = 10;

export interface ProcessMeter {
  measure(): Promise<ProcessState>;
  stop(): void;
}

interface MeterOptions {
  /** All answers since the start. */
  answers(): AnswerCount;
  connections(): number;
  /** On the disk that may become full. */
  folder: string;
}

/** Eight hex digits that tell machines apart and name none. */
export function machineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
}

export function createProcessMeter({ answers, connections, folder }: MeterOptions): ProcessMeter {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const counted: AnswerCount[] = [{ answers: 0, cached: 0 }];

  function lagP99Ms(): number {
    // A sample is the whole time between two turns of the timer.
    const lag = delay.count === 0 ? 0 : delay.percentile(99) / NS_PER_MS - RESOLUTION_MS;
    delay.reset();
    return Math.max(0, Math.round(lag * 10) / 10);
  }

  function hitShare(): number | null {
    const now = answers();
    const [before = now] = counted;
    counted.push(now);
    if (counted.length > HIT_SPAN) counted.shift();
    return shareOfHits(before, now);
  }

  return {
    async measure() {
      const { rss, heapUsed } = process.memoryUsage();
      const diskFreeBytes = await freeBytes(folder).catch(() => null);
      return {
        rssBytes: rss,
        heapBytes: heapUsed,
        lagP99Ms: lagP99Ms(),
        connections: connections(),
        hitShare: hitShare(),
        diskFreeBytes,
      };
    },
    stop: () => delay.disable(),
  };
}

/** Null: nothing was answered in between. */
export function shareOfHits(before: AnswerCount, now: AnswerCount): number | null {
  const answers = now.answers - before.answers;
  return answers > 0 ? (now.cached - before.cached) / answers : null;
}
