import type { Clock } from './clock.ts';

/** Returns the same answer to all who ask within that time. A failure is not remembered. */
export function remembered<Answer>(
  { clock, forMs }: { clock: Clock; forMs: number },
  read: (now: Date) => Promise<Answer>,
): () => Promise<Answer> {
  let last: { readAt: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = clock.now();
    if (last && Math.abs(now.getTime() - last.readAt) < forMs) return last.answer;
    const reading = { readAt: now.getTime(), answer: read(now) };
    last = reading;
    reading.answer.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.answer;
  };
}
