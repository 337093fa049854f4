import type { Generated, GeneratedAlways } from 'kysely';

/** What has just happened, kept for those who were away for a moment. */
export interface LiveEventTable {
  /** In the order of commits. */
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  topics: string[];
  type: string;
  /** JSON text on the way in, a value on the way out. */
  data: unknown;
}

export interface LiveTables {
  live_event: LiveEventTable;
}
