import type { Kysely } from 'kysely';
import type { Database } from '#database/schema.ts';

export type Db = Kysely<Database>;
