import type { FactColumns } from '../fact.tables.ts';

export interface MonsterTable extends FactColumns {
  dungeon_id: number;
  name: string;
  description: string | null;
  exp: number | null;
  image_url: string | null;
  sort_order: number;
  hp: number | null;
  ac: number | null;
  damage_min: number | null;
  damage_max: number | null;
}

export interface MonsterDropTable extends FactColumns {
  monster_id: number;
  item_id: number | null;
  /** Only where the catalog does not have the item. */
  item_name: string | null;
}
