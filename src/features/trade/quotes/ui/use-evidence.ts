import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/client/after-load.ts';
import { type Evidence, getEvidence } from '../evidence.contract.ts';

export type EvidenceState = { status: 'waiting' } | { status: 'known'; evidence: Evidence } | { status: 'failed' };

const WAITING: EvidenceState = { status: 'waiting' };

interface EvidenceOptions {
  itemId: number;
  gameServer: number | undefined;
  isWanted: boolean;
  /** Changes with the numbers, which triggers a new request. */
  stamp: string;
}

export function useEvidence({ itemId, gameServer, isWanted, stamp }: EvidenceOptions) {
  const [state, setState] = useState<EvidenceState>(WAITING);
  const [attempt, setAttempt] = useState(0);
  const request = [itemId, gameServer ?? '', attempt, stamp].join(' ');
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const [id = '', server = ''] = request.split(' ');
    whenIdle(() => {
      if (leaving.signal.aborted) return;
      const { signal } = leaving;
      const requested = import('#platform/client/call.ts').then(({ call }) =>
        call(getEvidence, { params: { id }, query: { gameServer: server || undefined }, signal }),
      );
      requested.then(
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
