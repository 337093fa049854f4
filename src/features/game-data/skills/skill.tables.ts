import type { FactColumns, Json } from '../fact.tables.ts';

/** An item by id, or by name alone where the catalog does not have it. */
interface StoredMaterial {
  itemId: number | null;
  itemName: string | null;
  quantity: number;
}

export interface SkillTable extends FactColumns {
  name: string;
  req_level: number;
  req_level_note: string | null;
  req_jobs: number[];
  req_grade: number;
  req_items: Json<StoredMaterial[]>;
  req_exp: number | null;
  image_url: string | null;
  effect: string | null;
  description: string | null;
  variants: Json<{ totem: string; name: string }[]>;
  variants_note: string | null;
}
