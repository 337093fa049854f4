import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';

export function requireSkill(catalog: Catalog, id: number): Skill {
  const skill = catalog.skillById.get(id);
  if (!skill) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownSkill });
  return skill;
}

/** `job` 0: skills that all jobs share; undefined: all skills. Sorted by level. */
export function listSkills(catalog: Catalog, job?: number): Skill[] {
  const wanted = job === undefined ? catalog.skills : catalog.skills.filter((skill) => skill.reqJobs.includes(job));
  return wanted.toSorted((a, b) => a.reqLv - b.reqLv);
}
