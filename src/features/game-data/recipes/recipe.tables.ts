import type { FactColumns, ImportedColumns, Json } from '../fact.tables.ts';

export interface RecipeTable extends FactColumns {
  item_id: number;
  result_quantity: number;
  category: string;
  place: string | null;
  place_note: string | null;
  is_active: boolean;
  map_code: string | null;
  success_rate: number | null;
  rate_note: string | null;
  fail_returns: Json<{ itemId: number; quantity: number }[] | null> | null;
}

export interface RecipeMaterialTable extends ImportedColumns {
  recipe_id: number;
  item_id: number;
  quantity: number;
}
