import { type Kysely, sql } from 'kysely';

/** Quests that the project's files had while an import seeded all quests at once. */
const FIRST_QUESTS = ['job-choice', 'title', 'face', 'third-token', 'palm-skill'];

/** Who makes a recipe, for how much and under which conditions; and quests are seeded by their key, as guides are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe
    add column npc_name text,
    add column money bigint check (money > 0),
    add column job smallint check (job between 1 and 4),
    add column min_level smallint check (min_level between 1 and 99),
    add column base_hp integer check (base_hp > 0),
    add column condition text,
    add column note text`.execute(db);
  await sql`insert into article_seed (key, at)
    select 'quest:' || key, now() from unnest(${FIRST_QUESTS}::text[]) as key
    where exists (select from data_version where has_seeded_quests)`.execute(db);
}
