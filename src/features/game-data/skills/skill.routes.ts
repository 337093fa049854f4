import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Skill } from '../catalog/skill.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { listSkills, requireSkill } from './skill.service.ts';
import * as endpoints from './skill-endpoints.contract.ts';

export function skillRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => listSkills(snapshot));
  const jobs = new BodyCache<Catalog, Skill[]>();
  const skills = new BodyCache<Catalog, Skill>();

  mount(app, endpoints.listSkills, {}, ({ query: { job, v } }) => {
    if (job === undefined) return snapshotAnswer(catalog, all, v);
    return snapshotAnswer(catalog, (snapshot) => jobs.get(snapshot, job, () => listSkills(snapshot, job)), v);
  });
  mount(app, endpoints.getSkill, {}, ({ params: { id } }) =>
    skills.get(catalog(), id, () => requireSkill(catalog(), id)),
  );
}
