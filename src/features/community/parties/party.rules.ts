import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { RecordParts } from '#features/trade/records/record.service.ts';
import { PARTY_STATE, ROLE, STRIKERS } from './party.labels.ts';
import { LATEST_END_MS, LISTED_AGAIN_AFTER_MS, LONGEST_MS, SOONEST_END_MS } from './party.limits.ts';

const JOBS = [1, 2, 3, 4];

export type PartyState = (typeof PARTY_STATE)[keyof typeof PARTY_STATE];

/** Returns whether a player of this job may take a seat of this role. */
export function fitsRole(role: number, job: number): boolean {
  return role === ROLE.anyone || role === job || (role === ROLE.striker && STRIKERS.includes(job));
}

/** Returns the first free seat for the job: one of its own role, then 격수, then 아무나. Null: there is none. */
export function seatFor(roles: readonly number[], taken: ReadonlySet<number>, job: number): number | null {
  for (const role of [job, ROLE.striker, ROLE.anyone]) {
    const seat = roles.findIndex((one, index) => one === role && !taken.has(index) && fitsRole(one, job));
    if (seat >= 0) return seat;
  }
  return null;
}

/** Returns a bit set: bit n is set if job n may take one of the free seats. */
export function freeJobs(roles: readonly number[], taken: ReadonlySet<number>): number {
  return JOBS.reduce((bits, job) => (seatFor(roles, taken, job) === null ? bits : bits | (1 << job)), 0);
}

export interface PartyTimes {
  readonly closedAt: Date | null;
  readonly expiredAt: Date;
}

/** Computes the end from the clock and the row alone; null: the party is running. */
export function endOf({ closedAt, expiredAt }: PartyTimes, now: Date): Date | null {
  if (closedAt !== null) return closedAt;
  return expiredAt <= now ? expiredAt : null;
}

/** Returns whether a party ended more than this many milliseconds ago. */
export function isOlderThan({ closedAt }: { readonly closedAt: string | null }, most: number, now: Date): boolean {
  return closedAt !== null && now.getTime() - new Date(closedAt).getTime() > most;
}

export function stateOf(
  party: PartyTimes & { readonly memberCount: number; readonly seatCount: number },
  now: Date,
): PartyState {
  if (endOf(party, now) !== null) return PARTY_STATE.ended;
  return party.memberCount >= party.seatCount ? PARTY_STATE.full : PARTY_STATE.open;
}

export interface Wanted {
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  readonly gradeMin: number | null;
}

export function isLevelWanted({ levelMin, levelMax }: Wanted, level: number): boolean {
  return (levelMin === null || level >= levelMin) && (levelMax === null || level <= levelMax);
}

/** @param grade null: not known, because the job is not the profile's */
export function isOutside(wanted: Wanted, { level, grade }: { level: number; grade: number | null }): boolean {
  return !isLevelWanted(wanted, level) || (grade !== null && wanted.gradeMin !== null && grade < wanted.gradeMin);
}

/** Returns why an end is not possible; undefined: it is. */
export function validateEnd(end: Date, createdAt: Date, now: Date): 'too-soon' | 'too-late' | 'too-long' | undefined {
  const ahead = end.getTime() - now.getTime();
  if (ahead < SOONEST_END_MS) return 'too-soon';
  if (ahead > LATEST_END_MS) return 'too-late';
  return end.getTime() - createdAt.getTime() > LONGEST_MS ? 'too-long' : undefined;
}

/** Returns the time of listing after a seat became free, which changes at most once in ten minutes. */
export function listedAfterLeaving(listedAt: Date, now: Date): Date {
  return now.getTime() - listedAt.getTime() >= LISTED_AGAIN_AFTER_MS ? now : listedAt;
}

/** Compares roles: a taken seat must keep its role and stay. @returns the taken seats that would be lost */
export function lostSeats(before: readonly number[], after: readonly number[], taken: ReadonlySet<number>): number[] {
  return [...taken].filter((seat) => after[seat] !== before[seat]).toSorted((one, other) => one - other);
}

/** The part of the site that parties depend on. */
export interface PartySite {
  readonly catalog: { readonly dungeonById: ReadonlyMap<number, Dungeon> };
  readonly gameServers: readonly { id: number }[];
}

/** Adds the records of players who asked to join, for leaders. */
export interface OwnPartySite extends PartySite {
  readonly records: RecordParts;
}

export function serverIds({ gameServers }: Pick<PartySite, 'gameServers'>): number[] {
  return gameServers.map(({ id }) => id);
}
