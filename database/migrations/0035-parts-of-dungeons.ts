import { type Kysely, sql } from 'kysely';

/**
 * A dungeon may be a part of another one, with the monsters of that one that live in it; a map may say what it is for.
 * The reference is checked at the end of an import, which changes rows before it adds new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dungeon
    add column part_of integer references dungeon (id) deferrable initially deferred,
    add column monster_ids integer[] not null default '{}',
    add check (part_of <> id),
    add check (part_of is not null or cardinality(monster_ids) = 0)`.execute(db);
  await sql`alter table dungeon alter column monster_ids drop default`.execute(db);
  await sql`alter table map add column description text`.execute(db);
}
