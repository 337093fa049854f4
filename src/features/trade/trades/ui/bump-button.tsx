import { useEffect, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { clockText, computeWait } from '../bump.labels.ts';
import { bump } from './public/bump.ts';

const CLOCK = { minWidth: 78, textAlign: 'center' } as const;
const SECOND_MS = 1000;

/** Shows a countdown until the next bump is possible. `pullUpAt`: last bump. */
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
        <span style={CLOCK}>끌올까지 {clockText(waitMs)}</span>
      </Button>
    );
  }
  return (
    <Button size="sm" aria-disabled={isRunning} onClick={() => void bumpNow()}>
      <span style={CLOCK}>끌올</span>
    </Button>
  );
}

function useWait(pullUpAt: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const waitMs = computeWait(pullUpAt, now);
  const isWaiting = waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const tick = () => setNow(Date.now());
    // The timer may have been suspended in the meantime.
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waitMs;
}
