import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Person } from './access/actor.ts';

/** Whose data it is. */
export interface DataSubject {
  readonly person: Person;
  /** Null: signed in, but never agreed and named. */
  readonly profileId: number | null;
}

/**
 * What one noun holds of a person: its section of the export, and how it is forgotten. Every noun that keeps something of
 * people has one of these in the list, other features' too.
 */
export interface PersonalData {
  /** The section's name in the export. */
  readonly name: string;
  /** Everything, as JSON; `undefined`: nothing that the person does not know. */
  exportOf(db: Db, who: DataSubject): Promise<unknown>;
  /** In the transaction of the deletion, before the profile's own fields are cleared. */
  deleteOf(unit: UnitOfWork, who: DataSubject, at: Date): Promise<void>;
}
