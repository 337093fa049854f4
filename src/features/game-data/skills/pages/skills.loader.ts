import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Skill } from '../../catalog/skill.contract.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { skillRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { skillGradeName } from '../skill.labels.ts';

/** `id` null: not in the item data. */
export interface NamedStack {
  id: number | null;
  name: string;
  quantity: number;
}

export interface SkillRow extends GameRef {
  job: number;
  level: number;
  grade: string | null;
  effect: string | null;
  exp: number | null;
  materials: NamedStack[];
}

export interface SkillsPageData {
  rows: SkillRow[];
  nameCount: number;
}

export function load(_request: PageRequest, { catalog }: GameDataServices): SkillsPageData {
  return { rows: catalog.skills.map(skillRow), nameCount: countSkillNames(catalog) };
}

export function countSkillNames({ skills }: Pick<Catalog, 'skills'>): number {
  return new Set(skills.map((skill) => skill.name)).size;
}

function skillRow(skill: Skill): SkillRow {
  return {
    ...skillRef(skill),
    job: skill.reqJobs[0] ?? 0,
    level: skill.reqLv,
    grade: skillGradeName(skill),
    effect: skill.effect,
    exp: skill.reqExp,
    materials: skill.reqItems.map(({ itemId, itemName, quantity }) => ({ id: itemId, name: itemName, quantity })),
  };
}
