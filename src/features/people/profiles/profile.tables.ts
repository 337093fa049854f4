import type { Generated, GeneratedAlways } from 'kysely';

/** A player's character on the site. A deleted one keeps its row and nothing personal. */
export interface ProfileTable {
  id: GeneratedAlways<number>;
  user_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: string | null;
  /** The name as it must be unique: NFC, lower case, without spaces. */
  name_key: string | null;
  level: Generated<number>;
  job: Generated<number>;
  grade: Generated<number>;
  max_hp: number | null;
  max_mp: number | null;
  target_hp: number | null;
  target_mp: number | null;
  /** Only ever from the verified identity. */
  discord_id: string | null;
  shows_discord: Generated<boolean>;
  /** The picture's address at the provider; others see it through the site only. */
  avatar_source: string | null;
  last_dungeon_id: number | null;
  pull_up_at: Date | null;
  /** In the future: suspended until then. */
  banned_at: Date | null;
  banned_reason: string | null;
  /** When an operator suspended it last. Null: never, or the suspension came with the player from a deleted profile. */
  suspended_at: Date | null;
  deleted_at: Date | null;
  /** Made by `npm run demo`: nobody plays it. */
  is_sample: Generated<boolean>;
}
