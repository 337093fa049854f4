import { useState } from 'react';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { changedSuspension } from '../player-act.labels.ts';

/**
 * The start of the suspension that the operator saw when the form opened; null: none. Another one is seen once the
 * server's refusal has shown it, so that no press replaces one that came in between.
 */
export function useSeenSuspension(
  running: Sanction | undefined,
): [seen: string | null, onError: (error: ApiError) => void] {
  const [seen, setSeen] = useState(running?.at ?? null);
  return [
    seen,
    ({ data }) => {
      const theirs = changedSuspension(data);
      if (theirs !== undefined) setSeen(theirs?.suspendedAt ?? null);
    },
  ];
}
