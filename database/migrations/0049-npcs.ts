import { type Kysely, sql } from 'kysely';

/**
 * People on maps become rows. Each keeps the id by which addresses name one, `npc:ID`: that of the map and the place in its
 * list. Only a person beyond the thousandth of a map, or with an id that is too large, had none and gets a free one.
 * `map.npcs` stays as it is: processes of the release before go on reading it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table npc (
    id integer primary key,
    key text not null unique,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    removed_at timestamptz(3),
    source text[] not null check (cardinality(source) > 0),
    confidence text not null check (confidence in ('high', 'medium-high', 'medium', 'low-medium', 'low')),
    map_id integer not null references map (id),
    name text not null,
    which integer not null check (which > 0),
    x integer not null check (x >= 0),
    y integer not null check (y >= 0)
  )`.execute(db);
  await sql`alter table map alter column npcs set default '[]'`.execute(db);
  await sql`
    with listed as (
      select map.id as map_id, map.code, map.created_at, map.updated_at, map.removed_at, map.source, map.confidence,
        person ->> 'name' as name, (person ->> 'x')::integer as x, (person ->> 'y')::integer as y, position,
        row_number() over (partition by map.id, person ->> 'name' order by position) as which,
        case when position <= 1000 and map.id < 2147483 then map.id * 1000 + position end as own_id
      from map, jsonb_array_elements(map.npcs) with ordinality as people (person, position)
    )
    insert into npc (id, key, created_at, updated_at, removed_at, source, confidence, map_id, name, which, x, y)
    select coalesce(own_id, (select coalesce(max(own_id) filter (where own_id < 1000000000), 0) from listed)
        + row_number() over (partition by own_id is null order by map_id, position)),
      code || '/' || name || '/' || which, created_at, updated_at, removed_at, source, confidence, map_id, name, which, x, y
    from listed`.execute(db);
}
