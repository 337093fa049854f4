import { describe, expect, it } from 'vitest';
import { noPrices, pricedAt } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load as loadSkill } from './skill.loader.ts';
import { load as loadSkills } from './skills.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, ...noPrices };
const at = (path: string, params: Record<string, string> = {}) => ({ params, url: new URL(path, 'http://site') });

describe('skills', () => {
  it('links every material that is in the item data', () => {
    const { rows } = loadSkills(at('/skills'), services);
    const linked = rows.flatMap((row) => row.materials).flatMap((material) => material.id ?? []);
    expect(linked.length).toBeGreaterThan(100);
    expect(linked.every((id) => catalog.itemById.has(id))).toBe(true);
  });

  it('lists the other jobs that learn a skill of the same name', async () => {
    const skill = catalog.skills.find((known) => known.name === '대지의기원' && known.reqJobs[0] === 1);
    const data = await loadSkill(at('/skills/1', { id: String(skill?.id) }), services);
    expect(data.sameName.map((other) => other.job)).toEqual(expect.arrayContaining(['도적', '주술사']));
    expect(data.neighbours.some((neighbour) => neighbour.id === skill?.id)).toBe(true);
  });

  it('sums what the materials cost, and counts those without a quote', async () => {
    const skill = catalog.skills.find(({ reqItems }) => reqItems.length > 1 && reqItems.every(({ itemId }) => itemId));
    const request = at('/skills/1', { id: String(skill?.id) });
    const pieces = skill?.reqItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    const all = await loadSkill(request, { ...services, ...pricedAt(10) });
    expect(all.total).toEqual({ cost: 10 * pieces, unknown: 0 });
    const [first] = skill?.reqItems ?? [];
    const one = new Map([[first?.itemId ?? 0, 10]]);
    const some = await loadSkill(request, { ...services, pricesOf: async () => one });
    expect(some.total).toEqual({ cost: 10 * (first?.quantity ?? 0), unknown: all.materials.length - 1 });
    expect((await loadSkill(request, services)).total).toBeNull();
  });
});
