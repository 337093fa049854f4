import { useEffect, useState } from 'react';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';

const MINUTE_MS = 60_000;
const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times of a page: they change together. */
function onMinute(listener: (now: number) => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    const now = Date.now();
    for (const hear of listeners) hear(now);
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** `3분 전`. `now`: when the page's data was read; in the browser it goes on by the minute. */
export function Ago({ at, now }: { at: string; now: string | number }) {
  const [shownNow, setNow] = useState<string | number>(now);
  useEffect(() => {
    setNow(Date.now());
    return onMinute(setNow);
  }, []);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {relativeTime(at, shownNow)}
    </time>
  );
}
