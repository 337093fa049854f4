import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load as loadSkill } from './skill.loader.ts';
import { load as loadSkills } from './skills.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, quests: { findAll: async () => [], findById: async () => undefined } };
const at = (path: string, params: Record<string, string> = {}) => ({ params, url: new URL(path, 'http://site') });

describe('skills', () => {
  it('links every material that is in the item data', () => {
    const { rows } = loadSkills(at('/skills'), services);
    const linked = rows.flatMap((row) => row.materials).flatMap((material) => material.id ?? []);
    expect(linked.length).toBeGreaterThan(100);
    expect(linked.every((id) => catalog.itemById.has(id))).toBe(true);
  });

  it('lists the other jobs that learn a skill of the same name', () => {
    const skill = catalog.skills.find((known) => known.name === '대지의기원' && known.reqJobs[0] === 1);
    const data = loadSkill(at('/skills/1', { id: String(skill?.id) }), services);
    expect(data.sameName.map((other) => other.job)).toEqual(expect.arrayContaining(['도적', '주술사']));
    expect(data.neighbours.some((neighbour) => neighbour.id === skill?.id)).toBe(true);
  });
});
