import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toFact, toTimes } from '../fact.repository.ts';
import type { Recipe, RecipeMaterial } from './recipe.contract.ts';

export function toRecipeMaterial(row: Selectable<Database['recipe_material']>): RecipeMaterial {
  return { id: row.id, ...toTimes(row), recipeId: row.recipe_id, itemId: row.item_id, quantity: row.quantity };
}

export function toRecipe(row: Selectable<Database['recipe']>, materials: RecipeMaterial[]): Recipe {
  return {
    ...toFact(row),
    itemId: row.item_id,
    resultQuantity: row.result_quantity,
    category: row.category,
    place: row.place,
    placeNote: row.place_note,
    isActive: row.is_active,
    mapCode: row.map_code,
    successRate: row.success_rate,
    rateNote: row.rate_note,
    failReturns: row.fail_returns,
    materials,
    npcName: row.npc_name,
    money: row.money,
    job: row.job,
    minLevel: row.min_level,
    baseHp: row.base_hp,
    condition: row.condition,
    note: row.note,
  };
}
