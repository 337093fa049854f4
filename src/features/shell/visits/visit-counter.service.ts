import type { IncomingMessage } from 'node:http';
import type { PageView, ViewCounter } from '#platform/answers/page-views.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { DayVisits } from './day-visits.rules.ts';
import { isKnownBot, MAX_AGENT_LENGTH } from './device-kind.ts';
import { referringHost } from './referring-host.rules.ts';
import { writeVisits } from './write-visits.service.ts';

export interface VisitCounter extends ViewCounter {
  /**
   * Writes the counts. If the database is unavailable it resolves anyway, and the counts are kept for the next call.
   */
  flush(): Promise<void>;
}

interface VisitCounterOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Links from this origin have no referring host. */
  publicSiteUrl: string;
  /** The address that limits count, of a request that no framework has seen. */
  clientAddress(request: IncomingMessage): string;
}

const FLUSH_MS = 10_000;
/** An IPv6 address with zone and port. */
const MAX_ADDRESS_LENGTH = 80;

/** Counts views in memory and writes them every 10 seconds, added to those of all processes. */
export function createVisitCounter({
  db,
  clock,
  log,
  publicSiteUrl,
  clientAddress,
}: VisitCounterOptions): VisitCounter {
  const ownHost = new URL(publicSiteUrl).hostname;
  const days = new DaysOfVisits();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isWarned = false;

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function writeAll(): Promise<void> {
    for (const [day, visits] of days.take()) {
      try {
        await writeVisits(db, day, visits, clock.now());
        isWarned = false;
      } catch (error) {
        if (!isWarned) log.warn({ reason: formatReason(error) }, 'visits could not be written');
        isWarned = true;
        days.giveBack(day, visits);
        schedule();
      }
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Counts that came while others wrote are written after them.
    await writing;
    writing = writeAll();
    await writing;
  }

  return {
    count(view, request) {
      const head = readHead(request.rawHeaders, view);
      if (!head) return;
      const { agent, referer, host } = head;
      days.at(clock.now().getTime()).add({
        pattern: view.pattern,
        agent,
        address: boundAddress(clientAddress(request)),
        host: view.isPayload ? null : referringHost(referer, [ownHost, host?.replace(/:\d+$/, '')]),
      });
      schedule();
    },
    flush,
  };
}

/** The counts by day in Seoul. */
class DaysOfVisits {
  #days = new Map<string, DayVisits>();
  #current: { from: number; visits: DayVisits } | undefined;

  at(now: number): DayVisits {
    if (this.#current && now >= this.#current.from && now < this.#current.from + DAY_MS) return this.#current.visits;
    const day = seoulDay(now);
    this.#current = { from: startOfSeoulDay(day).getTime(), visits: this.#of(day) };
    return this.#current.visits;
  }

  /** In the order of time. */
  take(): [string, DayVisits][] {
    const taken = [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1));
    this.#days = new Map();
    this.#current = undefined;
    return taken;
  }

  giveBack(day: string, visits: DayVisits): void {
    this.#of(day).addAll(visits);
  }

  #of(day: string): DayVisits {
    const known = this.#days.get(day);
    if (known) return known;
    const made = new DayVisits(isKnownBot);
    this.#days.set(day, made);
    return made;
  }
}

interface Head {
  agent: string;
  referer: string | undefined;
  host: string | undefined;
}

/** Undefined: the browser fetched it ahead. Names are told apart by their length first, as most have another. */
function readHead(rawHeaders: readonly string[], { isPayload }: PageView): Head | undefined {
  let agent = '';
  let referer: string | undefined;
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const { length } = name;
    if (length !== 4 && length !== 7 && length !== 10 && length !== 11) continue;
    const value = rawHeaders[at + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'host':
        host = value;
        break;
      case 'referer':
        referer = value;
        break;
      case 'user-agent':
        agent = value.length > MAX_AGENT_LENGTH ? shortened(value) : value;
        break;
      case 'x-ahead':
        if (isPayload) return undefined;
        break;
      case 'sec-purpose':
        if (value.includes('prefetch')) return undefined;
        break;
    }
  }
  return { agent, referer, host };
}

/** A copy, since a part of a text keeps the whole in memory. */
function shortened(agent: string): string {
  return Buffer.from(agent.slice(0, MAX_AGENT_LENGTH + 1)).toString();
}

/** Longer texts are no address, whatever a proxy passes on. */
function boundAddress(address: string): string {
  return address.length > MAX_ADDRESS_LENGTH ? '' : address;
}

function formatReason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
