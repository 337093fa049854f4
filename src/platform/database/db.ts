import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';

/** The database, or a transaction in it. */
export type Db = Kysely<Database>;
