import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { ReferenceSources } from '../documents/resolved-references.ts';

export interface ArticleContext {
  db: Db;
  clock: Clock;
  log: Log;
  references: ReferenceSources;
}
