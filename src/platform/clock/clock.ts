export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface FixedClock extends Clock {
  set(at: Date | string): void;
  advance(milliseconds: number): void;
}

/** @param start an instant, or its ISO 8601 text (`2026-01-01T00:00:00Z`) */
export function fixedClock(start: Date | string): FixedClock {
  let at = parseInstant(start);
  return {
    now: () => new Date(at),
    set(next) {
      at = parseInstant(next);
    },
    advance(milliseconds) {
      at += milliseconds;
    },
  };
}

function parseInstant(value: Date | string): number {
  const instant = new Date(value).getTime();
  if (Number.isNaN(instant)) throw new RangeError(`Not an instant: ${String(value)}`);
  return instant;
}
