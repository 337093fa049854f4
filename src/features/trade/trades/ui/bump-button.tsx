import { useEffect, useState } from 'react';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { reloadMe } from '#features/people/sessions/ui/public/own-api.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { Button } from '#ui/components/button.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { clockText, waitOf } from '../bump.labels.ts';
import { bumpTrades } from '../trade-endpoints.contract.ts';
import { renewOwnTrades } from './own-queries.ts';

const SHOWN_MS = 3000;

async function bump(): Promise<void> {
  await requirePlayer(async () => {
    const { statusCode, message } = await call(bumpTrades).catch(answerOf);
    if (statusCode === 200) await showToast({ tone: 'info', title: '끌올 완료', text: message, durationMs: SHOWN_MS });
    else await showToast({ tone: 'warn', title: '끌올 실패', text: message, durationMs: SHOWN_MS });
    renewOwnTrades();
    // The time of the next bump is part of the own profile.
    await reloadMe();
  });
}

function answerOf(fault: unknown): { statusCode: number; message: string } {
  if (!(fault instanceof ApiError) || ACCESS_ERROR_CODES.has(fault.code)) throw fault;
  return { statusCode: fault.status, message: fault.message };
}

const ACCESS_ERROR_CODES: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'SUSPENDED', 'NOT_ALLOWED', 'FORBIDDEN']);

const CLOCK = { minWidth: 34, textAlign: 'center' } as const;
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
        <span style={CLOCK}>{clockText(waitMs)}</span>
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
  const waitMs = waitOf(pullUpAt, now);
  const isWaiting = waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const tick = () => setNow(Date.now());
    // The timer may have been suspended.
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return waitMs;
}
