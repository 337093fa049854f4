import { useState } from 'react';
import type { ApiError } from '../api-error.ts';

export interface Conflict<Row> {
  /** The row that is changed: a version that somebody else saved meanwhile takes its place. */
  readonly base: Row;
  /** Is shown beside what is typed: what somebody else saved meanwhile. Null: nothing. */
  readonly theirs: Row | null;
  /** For the form's `explain`. */
  explain(error: ApiError): string;
  /** Ends the conflict. @returns what somebody else saved */
  acceptTheirs(): Row | null;
}

/**
 * For a row that others change too. What is typed stays, and is saved over theirs only by another press.
 * @param findCurrent the row as it is now, where the error says that it has changed
 */
export function useConflict<Row>(first: Row, findCurrent: (error: ApiError) => Row | undefined): Conflict<Row> {
  const [base, setBase] = useState(first);
  const [theirs, setTheirs] = useState<Row | null>(null);
  return {
    base,
    theirs,
    explain(error) {
      const current = findCurrent(error);
      if (current !== undefined) {
        setBase(current);
        setTheirs(current);
      }
      return error.message;
    },
    acceptTheirs() {
      setTheirs(null);
      return theirs;
    },
  };
}
