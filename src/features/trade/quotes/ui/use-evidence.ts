import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/client/after-load.ts';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import type { Evidence } from '../evidence.contract.ts';

export type EvidenceState = { status: 'waiting' } | { status: 'known'; evidence: Evidence } | { status: 'failed' };

const WAITING: EvidenceState = { status: 'waiting' };

export function evidencePath(itemId: number, gameServer: number | undefined): string {
  const path = `/api/prices/items/${itemId}/evidence`;
  return gameServer === undefined ? path : `${path}?gameServer=${gameServer}`;
}

/** The trades behind a quote, fetched when someone wants to see them, and again when `stamp` says that they changed. */
export function useEvidence(path: string, isWanted: boolean, stamp: string) {
  const [state, setState] = useState<EvidenceState>(WAITING);
  const [attempt, setAttempt] = useState(0);
  const request = `${path} ${attempt} ${stamp}`;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const [wanted = ''] = request.split(' ', 1);
    whenIdle(() => {
      if (leaving.signal.aborted) return;
      fetchEvidence(wanted, leaving.signal).then(
        (evidence) => setState({ status: 'known', evidence }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          console.warn('시세의 근거를 가져오지 못했습니다.', error);
          setState({ status: 'failed' });
        },
      );
    });
    return () => leaving.abort();
  }, [request, isWanted]);
  return { state, retry: () => setAttempt(attempt + 1) };
}

async function fetchEvidence(path: string, signal: AbortSignal): Promise<Evidence> {
  const response = await fetchWithRetry(path, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Evidence;
}
