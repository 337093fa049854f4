import { MINUTE_MS } from '#shared/durations.ts';

export interface BossTimer {
  id: string;
  name: string;
  note: string;
  respawnMinutes: number | null;
  /** Milliseconds since 1970 (UTC); null: not killed yet. */
  killedAt: number | null;
}

export interface KnownRespawn {
  words: string;
  /** Earliest respawn. */
  minutes: number;
  /** Latest respawn of a range; null: a single time. */
  latest: number | null;
}

export const MAX_TIMERS = 40;
export const MAX_NAME_LENGTH = 20;
export const MAX_NOTE_LENGTH = 24;
export const MAX_RESPAWN_MINUTES = 10_080;

export function dueAt({ killedAt, respawnMinutes }: Pick<BossTimer, 'killedAt' | 'respawnMinutes'>): number | null {
  return killedAt === null || respawnMinutes === null ? null : killedAt + respawnMinutes * MINUTE_MS;
}

/**
 * Returns minutes; null: not known. A time in the player's own rows takes precedence over reported ones, because they
 * may know better.
 */
export function usualRespawn(
  timers: readonly BossTimer[],
  name: string,
  known: Pick<KnownRespawn, 'minutes'> | null,
): number | null {
  const own = timers.find((timer) => timer.name === name && timer.respawnMinutes !== null);
  return own?.respawnMinutes ?? known?.minutes ?? null;
}

/** Returns whether to ask the player for the respawn time: the kill is known, but the respawn is not. */
export function lacksRespawn({ killedAt, respawnMinutes }: BossTimer): boolean {
  return killedAt !== null && respawnMinutes === null;
}

/** Returns milliseconds, negative when overdue, and at most the respawn time even if the clock was set back. */
export function remainingMs({ killedAt, respawnMinutes }: BossTimer, now: number): number | null {
  if (killedAt === null || respawnMinutes === null) return null;
  const whole = respawnMinutes * MINUTE_MS;
  return Math.min(whole, killedAt + whole - now);
}

/** Time for which a respawned boss stays at the top; after it, others have likely killed the boss. */
const FRESH_MS = 10 * MINUTE_MS;

/** Returns whether the boss will respawn, or has respawned within `FRESH_MS`. */
export function isAwaited(timer: BossTimer, now: number): boolean {
  const left = remainingMs(timer, now);
  return left !== null && left > -FRESH_MS;
}

/** Sorts the next respawn first, then missed ones starting with the latest, and unknown ones last. */
export function sortTimers(timers: readonly BossTimer[], now: number): BossTimer[] {
  const rank = (timer: BossTimer) => {
    const due = dueAt(timer);
    if (due === null) return Number.POSITIVE_INFINITY;
    return isAwaited(timer, now) ? due : Number.MAX_SAFE_INTEGER - due;
  };
  const compare = (one: BossTimer, other: BossTimer) => {
    const [first, second] = [rank(one), rank(other)];
    if (first !== second) return first < second ? -1 : 1;
    return compareText(one.name, other.name) || compareText(one.note, other.note) || compareText(one.id, other.id);
  };
  return [...timers].sort(compare);
}

function compareText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

export function cameDue(timers: readonly BossTimer[], since: number, now: number): BossTimer[] {
  return timers.filter((timer) => {
    const due = dueAt(timer);
    return due !== null && due > since && due <= now;
  });
}

/** Replaces the row of the same id or appends it; a full board is returned unchanged. */
export function withTimer(timers: readonly BossTimer[], timer: BossTimer): BossTimer[] {
  const at = timers.findIndex(({ id }) => id === timer.id);
  if (at >= 0) return timers.with(at, timer);
  return timers.length >= MAX_TIMERS ? [...timers] : [...timers, timer];
}

export function withoutTimer(timers: readonly BossTimer[], id: string): BossTimer[] {
  return timers.filter((timer) => timer.id !== id);
}

/** Merges two boards. For the same boss with the same note, the later kill wins. */
export function joined(own: readonly BossTimer[], given: readonly BossTimer[]): BossTimer[] {
  return given.reduce<BossTimer[]>(
    (board, timer) => {
      const known = board.find(({ name, note }) => name === timer.name && note === timer.note);
      if (!known) return withTimer(board, timer);
      return withTimer(board, {
        ...known,
        respawnMinutes: known.respawnMinutes ?? timer.respawnMinutes,
        killedAt: later(known.killedAt, timer.killedAt),
      });
    },
    [...own],
  );
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

export interface Former {
  id: string;
  timer: BossTimer | null;
}

/**
 * Returns the rows as they were before a change. Undoing works row by row, because other rows may have changed since.
 */
export function formerRows(before: readonly BossTimer[], after: readonly BossTimer[]): Former[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const find = (timers: readonly BossTimer[], id: string) => timers.find((timer) => timer.id === id) ?? null;
  return [...ids]
    .map((id) => ({ id, timer: find(before, id), later: find(after, id) }))
    .filter(({ timer, later }) => JSON.stringify(timer) !== JSON.stringify(later))
    .map(({ id, timer }) => ({ id, timer }));
}

export function takenBack(timers: readonly BossTimer[], former: readonly Former[]): BossTimer[] {
  return former.reduce<BossTimer[]>(
    (board, { id, timer }) => (timer ? withTimer(board, timer) : withoutTimer(board, id)),
    [...timers],
  );
}
