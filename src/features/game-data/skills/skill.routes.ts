import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import * as endpoints from './skill-endpoints.contract.ts';

export function skillRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => listSkills(snapshot));
  const ofJob = snapshotBodies(listSkills);
  const one = snapshotBodies(requireSkill);

  mount(app, endpoints.listSkills, {}, ({ query: { job, v } }) => {
    if (job === undefined) return snapshotAnswer(catalog, all, v);
    return snapshotAnswer(catalog, (snapshot) => ofJob(snapshot, job), v);
  });
  mount(app, endpoints.getSkill, {}, ({ params }) => one(catalog(), params.id));
}

function requireSkill(catalog: Catalog, id: number): Skill {
  const skill = catalog.skillById.get(id);
  if (!skill) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownSkill });
  return skill;
}

/** `job` 0: skills that all jobs share; undefined: all skills. Sorted by level. */
function listSkills(catalog: Catalog, job?: number): Skill[] {
  const wanted = job === undefined ? catalog.skills : catalog.skills.filter((skill) => skill.reqJobs.includes(job));
  return wanted.toSorted((a, b) => a.reqLv - b.reqLv);
}
