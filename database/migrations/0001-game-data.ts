import { type Kysely, sql } from 'kysely';

// The facts of the game. Rows of an import are never deleted, only marked as removed: trades will point to items for ever.
// `key` says what a row is; an import finds its row again by it, so ids stay.

const imported = sql.raw(`
  id integer primary key,
  key text not null unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
`);

const fact = sql.raw(`
  source text[] not null check (cardinality(source) > 0),
  confidence text not null check (confidence in ('high', 'medium-high', 'medium', 'low-medium', 'low'))
`);

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`create table source (${imported},
    title text not null,
    url text
  )`.execute(db);

  await sql`create table region (${imported}, ${fact},
    name text not null,
    opened boolean not null,
    notes jsonb not null check (jsonb_typeof(notes) = 'array'),
    check (id between 1 and 13)
  )`.execute(db);

  await sql`create table map (${imported}, ${fact},
    code text not null unique check (code ~ '^[0-9]{1,9}$'),
    name text not null,
    kind text not null check (kind in ('town', 'field', 'dungeon', 'building')),
    image_url text,
    original_size_x integer check (original_size_x >= 0),
    original_size_y integer check (original_size_y >= 0),
    extent_x integer check (extent_x >= 0),
    extent_y integer check (extent_y >= 0),
    npcs jsonb not null check (jsonb_typeof(npcs) = 'array')
  )`.execute(db);

  await sql`create table port (${imported}, ${fact},
    source_map_code text not null references map (code) on update cascade,
    x integer not null check (x >= 0),
    y integer not null check (y >= 0),
    destination_map_code text not null references map (code) on update cascade,
    destination_x integer not null check (destination_x >= 0),
    destination_y integer not null check (destination_y >= 0),
    min_level integer check (min_level >= 0)
  )`.execute(db);

  await sql`create table world_point (${imported}, ${fact},
    world text not null,
    point_group integer not null,
    name text not null,
    screen_x integer not null,
    screen_y integer not null,
    map_code text references map (code) on update cascade,
    map_name text not null,
    x integer not null check (x >= 0),
    y integer not null check (y >= 0)
  )`.execute(db);
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await sql`create table item (${imported}, ${fact},
    code integer not null unique,
    name text not null,
    type integer not null check (type between 0 and 11),
    sub_type text,
    icon_id text,
    icon_url text,
    avatar_id text,
    dye integer,
    max_quantity integer check (max_quantity >= 0),
    max_durability integer check (max_durability >= 0),
    price bigint check (price >= 0),
    req_might integer check (req_might >= 0),
    req_will integer check (req_will >= 0),
    req_grace integer check (req_grace >= 0),
    req_gender integer check (req_gender in (1, 2)),
    req_level integer check (req_level >= 0),
    req_job integer check (req_job between 0 and 4),
    req_grade integer check (req_grade between 0 and 4),
    on_dead integer check (on_dead between 0 and 2),
    trade integer check (trade in (0, 1)),
    repair integer,
    repair_price bigint check (repair_price >= 0),
    storage_price bigint check (storage_price >= 0),
    naming_price bigint check (naming_price >= 0),
    description text,
    small_min integer,
    small_max integer,
    large_min integer,
    large_max integer,
    ac integer,
    max_hp integer,
    max_hp_percent integer,
    max_mp integer,
    max_mp_percent integer,
    hit integer,
    dam integer,
    might integer,
    will integer,
    grace integer,
    hp_regeneration integer,
    magic_defence integer,
    swing_sound integer,
    hidden_status text,
    is_active boolean not null,
    npc_buy_price bigint check (npc_buy_price >= 0),
    npc_sell_price bigint check (npc_sell_price >= 0),
    used_for_advancement text,
    check (small_min <= small_max),
    check (large_min <= large_max)
  )`.execute(db);

  await sql`create table item_sell_map (${imported}, ${fact},
    item_id integer not null references item (id),
    map_id integer not null references map (id),
    is_active boolean not null,
    npc_name text,
    price bigint check (price >= 0)
  )`.execute(db);

  await sql`create table skill (${imported}, ${fact},
    name text not null,
    req_level integer not null check (req_level >= 0),
    req_level_note text,
    req_jobs integer[] not null check (req_jobs <@ array[0, 1, 2, 3, 4] and cardinality(req_jobs) > 0),
    req_grade integer not null check (req_grade between 0 and 4),
    req_items jsonb not null check (jsonb_typeof(req_items) = 'array'),
    req_exp bigint check (req_exp >= 0),
    image_url text,
    effect text,
    description text,
    variants jsonb not null check (jsonb_typeof(variants) = 'array'),
    variants_note text
  )`.execute(db);
}

async function createDungeons(db: Kysely<unknown>): Promise<void> {
  await sql`create table dungeon (${imported}, ${fact},
    region integer not null references region (id),
    name text not null,
    req_level_min integer check (req_level_min >= 0),
    req_level_max integer check (req_level_max >= 0),
    level_note text,
    entry_min_level integer check (entry_min_level >= 0),
    location text not null,
    description text,
    image_url text,
    sort_order integer not null,
    map_id integer references map (id),
    floors integer check (floors >= 0),
    map_codes text[] not null,
    entrances jsonb not null check (jsonb_typeof(entrances) = 'array'),
    opened boolean not null,
    check (req_level_min <= req_level_max)
  )`.execute(db);

  await sql`create table monster (${imported}, ${fact},
    dungeon_id integer not null references dungeon (id),
    name text not null,
    description text,
    exp bigint check (exp >= 0),
    image_url text,
    sort_order integer not null,
    hp bigint check (hp >= 0),
    ac integer,
    damage_min integer check (damage_min >= 0),
    damage_max integer check (damage_max >= 0),
    check (damage_min <= damage_max)
  )`.execute(db);

  await sql`create table monster_drop (${imported}, ${fact},
    monster_id integer not null references monster (id),
    item_id integer references item (id),
    item_name text,
    check (num_nonnulls(item_id, item_name) = 1)
  )`.execute(db);
}

async function createRecipes(db: Kysely<unknown>): Promise<void> {
  await sql`create table recipe (${imported}, ${fact},
    item_id integer not null references item (id),
    result_quantity integer not null check (result_quantity > 0),
    category text not null,
    place text,
    place_note text,
    is_active boolean not null,
    map_code text references map (code) on update cascade,
    success_rate double precision check (success_rate between 0 and 100),
    rate_note text,
    fail_returns jsonb check (jsonb_typeof(fail_returns) = 'array')
  )`.execute(db);

  await sql`create table recipe_material (${imported},
    recipe_id integer not null references recipe (id),
    item_id integer not null references item (id),
    quantity integer not null check (quantity > 0)
  )`.execute(db);
}

async function createTheRest(db: Kysely<unknown>): Promise<void> {
  await sql`create table abbreviation (${imported}, ${fact},
    short text not null,
    name text not null
  )`.execute(db);

  await sql`create table fact_sheet (${imported},
    rows jsonb not null check (jsonb_typeof(rows) = 'array')
  )`.execute(db);

  await sql`create table quest (
    id integer generated by default as identity primary key,
    title text not null,
    content text not null,
    status integer not null check (status between 1 and 3),
    thumbnail_url text,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3)
  )`.execute(db);

  await sql`create table data_version (
    id integer generated always as identity primary key,
    origin text not null check (origin in ('project', 'operator')),
    source_hash text not null,
    version text not null,
    added integer not null check (added >= 0),
    changed integer not null check (changed >= 0),
    removed integer not null check (removed >= 0),
    has_seeded_quests boolean not null,
    imported_at timestamptz(3) not null default now()
  )`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlaces(db);
  await createItems(db);
  await createDungeons(db);
  await createRecipes(db);
  await createTheRest(db);
}
