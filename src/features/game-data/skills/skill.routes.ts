import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { listSkills, requireSkill } from './skill.service.ts';
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
