import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toFact } from '../fact.repository.ts';
import type { Skill } from './skill.contract.ts';

export function toSkill(row: Selectable<Database['skill']>, itemNames: ReadonlyMap<number, string>): Skill {
  return {
    ...toFact(row),
    name: row.name,
    reqLv: row.req_level,
    reqLvNote: row.req_level_note,
    reqJobs: row.req_jobs,
    reqGrade: row.req_grade,
    reqItems: row.req_items.map(({ itemId, itemName, quantity }) => ({
      itemId,
      itemName: itemName ?? (itemId === null ? '' : (itemNames.get(itemId) ?? '')),
      quantity,
    })),
    reqExp: row.req_exp,
    imgUrl: row.image_url,
    effect: row.effect,
    description: row.description,
    variants: row.variants,
    variantsNote: row.variants_note,
  };
}
