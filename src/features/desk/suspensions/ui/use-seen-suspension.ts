import { useState } from 'react';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { changedSuspension } from '../suspension.labels.ts';
import { runningSuspension } from '../suspension-length.rules.ts';

/**
 * The start of the suspension that the operator saw when the form opened; null: none. Another one is seen once the
 * server's refusal has shown it, so that no press replaces one that came in between.
 * @param sanctions undefined: not read yet, so that nothing is seen
 */
export function useSeenSuspension(
  sanctions: readonly Sanction[] | undefined,
  now: number,
): [seen: string | null | undefined, onError: (error: ApiError) => void] {
  const toSeen = () => sanctions && (runningSuspension(sanctions, now)?.at ?? null);
  const [seen, setSeen] = useState(toSeen);
  if (seen === undefined && sanctions !== undefined) setSeen(toSeen());
  return [
    seen,
    ({ data }) => {
      const theirs = changedSuspension(data);
      if (theirs !== undefined) setSeen(theirs?.suspendedAt ?? null);
    },
  ];
}
