import type { Db } from '#platform/database/db.ts';
import { findHighestRelease } from './waiting-facts.repository.ts';

/** A release of the project's facts that did not pass, while the facts of before stay in force. */
export interface WaitingFacts {
  release: number;
  at: Date;
  /** Counts those after the first 500 too. */
  faultCount: number;
  /** The first 500. `row` is the line of a CSV file or the number of a JSON entry; 0: the file itself. */
  faults: readonly { file: string; row: number; field: string; reason: string }[];
}

/** Null: none waits. Starts try it again, and imports of the project's facts. */
export async function readWaitingFacts(db: Db): Promise<WaitingFacts | null> {
  const found = await findHighestRelease(db);
  if (found === undefined || found.applied_at !== null) return null;
  const { release, at, fault_count, faults } = found;
  return { release, at, faultCount: fault_count, faults };
}
