import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Person } from './access/actor.ts';

export interface DataSubject {
  readonly person: Person;
  /** Null: signed in, but without a profile. */
  readonly profileId: number | null;
}

/**
 * A module's data about a person: its section of the export, and its deletion. Every module that stores personal data
 * must be in the list, including those of other features.
 */
export interface PersonalData {
  readonly name: string;
  /** JSON; `undefined` leaves the section out. */
  exportOf(db: Db, who: DataSubject): Promise<unknown>;
  /** Runs in the transaction of the deletion, before the profile's own fields are cleared. */
  deleteOf(unit: UnitOfWork, who: DataSubject, at: Date): Promise<void>;
}
