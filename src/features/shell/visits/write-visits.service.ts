import { createHmac, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/database/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { DayVisits } from './day-visits.rules.ts';
import { detectDeviceKind } from './device-kind.ts';
import { HOSTS_A_DAY, OTHER_HOSTS } from './referring-host.rules.ts';
import type { DeviceKind } from './visit.contract.ts';
import * as rows from './visit.repository.ts';
import { addToSketch, emptySketch, estimateSketch, mergeSketch } from './visitor-sketch.rules.ts';

const KEY_BYTES = 32;
/** A key of a day that begins later than this was made by a wrong clock. */
const CLOCK_PATIENCE_MS = 10 * MINUTE_MS;
const KNOWN_AGENTS = 5_000;
/** So many agents are read, or visitors hashed, before others have their turn: a millisecond or two. */
const AT_ONCE = 200;

const kinds = new LRUCache<string, DeviceKind>({ max: KNOWN_AGENTS });

function readKind(agent: string): DeviceKind {
  const known = kinds.get(agent);
  if (known !== undefined) return known;
  const kind = detectDeviceKind(agent);
  kinds.set(agent, kind);
  return kind;
}

interface Written {
  visits: DayVisits;
  now: Date;
  /** Returns the key by which limits count an address. */
  addressKey(address: string): string;
}

/** Adds what was counted of a day: all of it or, when it fails, nothing. */
export async function writeVisits(db: Db, day: string, written: Written): Promise<void> {
  const { visits } = written;
  const devices = await countDevices(visits);
  await db.transaction().execute(async (transaction) => {
    await rows.addToDay(transaction, day, visits);
    await rows.addCounts(transaction, day, [
      ...toCounts('page', visits.pages),
      ...toCounts('device', devices),
      ...toCounts('host', await boundHosts(transaction, day, visits.hosts)),
    ]);
    await addVisitors(transaction, day, written);
  });
}

async function countDevices({ agents }: DayVisits): Promise<Map<string, number>> {
  const devices = new Map<string, number>();
  let read = 0;
  for (const [agent, { isBot, views }] of agents) {
    if (isBot) continue;
    read += 1;
    if (read % AT_ONCE === 0) await nextTurn();
    const kind = readKind(agent);
    devices.set(kind, (devices.get(kind) ?? 0) + views);
  }
  return devices;
}

function toCounts(kind: rows.CountKind, counts: ReadonlyMap<string, number>): rows.Count[] {
  return [...counts].map(([name, views]) => ({ kind, name, views }));
}

async function boundHosts(
  db: Db,
  day: string,
  hosts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (hosts.size === 0) return hosts;
  const known = new Set(await rows.findHosts(db, day));
  const bound = new Map<string, number>();
  for (const [host, views] of hosts) {
    const name = known.has(host) || known.size < HOSTS_A_DAY ? host : OTHER_HOSTS;
    known.add(name);
    bound.set(name, (bound.get(name) ?? 0) + views);
  }
  return bound;
}

async function addVisitors(db: Db, day: string, { visits, now, addressKey }: Written): Promise<void> {
  if (visits.visitors === 0) return;
  const stored = await openSketch(db, day, now);
  if (!stored) return;
  const registers = Buffer.from(stored.registers);
  if (!mergeSketch(registers, await createSketch(visits, stored.key, addressKey))) return;
  await rows.saveRegisters(db, registers);
  await rows.setVisitors(db, day, estimateSketch(registers));
}

/** Returns the sketch of the day, with a key made now if none has one. Undefined: the day's key is gone or not yet there. */
async function openSketch(db: Db, day: string, now: Date): Promise<rows.StoredSketch | undefined> {
  const stored = await rows.findSketchForUpdate(db);
  if (stored?.day === day) return stored;
  if (day !== seoulDay(now)) return undefined;
  if (stored) {
    // The clock of another process is a little ahead: the day is about to end.
    if (stored.day > day && startOfSeoulDay(stored.day).getTime() - now.getTime() <= CLOCK_PATIENCE_MS)
      return undefined;
    await rows.truncateSketch(db);
  }
  const made = { day, key: randomBytes(KEY_BYTES), registers: Buffer.from(emptySketch()) };
  if (!(await rows.insertSketch(db, made))) return undefined;
  await rows.addKey(db, day);
  return made;
}

/** Returns the sketch of those visitors alone. */
async function createSketch(
  { agents }: DayVisits,
  key: Buffer,
  addressKey: Written['addressKey'],
): Promise<Uint8Array> {
  const sketch = emptySketch();
  let hashed = 0;
  for (const [agent, { addresses }] of agents) {
    for (const address of addresses) {
      hashed += 1;
      if (hashed % AT_ONCE === 0) await nextTurn();
      addToSketch(
        sketch,
        createHmac('sha256', key)
          .update(`${addressKey(address)}\n${agent}`)
          .digest(),
      );
    }
  }
  return sketch;
}

/** Forgets the key of a day that has ended. @returns how many keys that were */
export async function deleteOldKey(db: Db, now: Date): Promise<number> {
  const today = seoulDay(now);
  const isOver = (day: string | undefined) => day !== undefined && day < today;
  if (!isOver(await rows.findSketchDay(db))) return 0;
  return db.transaction().execute(async (transaction) => {
    await rows.lockSketch(transaction);
    if (!isOver(await rows.findSketchDay(transaction))) return 0;
    await rows.truncateSketch(transaction);
    return 1;
  });
}
