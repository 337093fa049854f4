import { useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { clockText, waitOf } from '../bump.labels.ts';
import { bump } from './bump.ts';

const SECOND_MS = 1000;

/** Lifts all one's waiting trades; while that is too early it shows the wait as a clock. `pullUpAt`: the last time. */
export function BumpButton({ pullUpAt }: { pullUpAt: string | null }) {
  'use memo';
  const waitMs = useWait(pullUpAt);
  const [isRunning, setRunning] = useState(false);
  const bumpNow = async () => {
    if (isRunning) return;
    setRunning(true);
    await bump();
    setRunning(false);
  };
  if (waitMs > 0) {
    return (
      <Button size="sm" aria-disabled aria-label={`다음 끌올까지 ${clockText(waitMs)}`} onClick={() => void bumpNow()}>
        <span className="pull-up-clock">{clockText(waitMs)}</span>
      </Button>
    );
  }
  return (
    <Button size="sm" aria-disabled={isRunning} onClick={() => void bumpNow()}>
      <span className="pull-up-clock">끌올</span>
    </Button>
  );
}

/** Milliseconds until the next pull-up, counted down by the second; 0: now. */
function useWait(pullUpAt: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const waitMs = waitOf(pullUpAt, now);
  const isWaiting = waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const tick = () => setNow(Date.now());
    // It may have been standing still until now.
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waitMs;
}
