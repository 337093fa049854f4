import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { LeftOut } from '#features/game-data/catalog/left-out.contract.ts';
import { makeItem, makeMonster } from '#tests/factories/game-data.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { load } from './sources.loader.ts';

const catalog = await projectCatalog();
const request = { url: new URL('http://page.test/sources'), params: {} };
const data = load(request, { catalog });

describe('the page of sources', () => {
  it('counts what disagrees by kind, with a link to each thing', () => {
    const disagreement = data.doubts.find(({ kind }) => kind === 'disagreement');
    expect([disagreement?.count, disagreement?.facts.length]).toEqual([217, 137]);
    expect(data.doubts.map(({ kind }) => kind)).toEqual([
      'twin',
      'series',
      'outlier',
      'sourceless',
      'name',
      'disagreement',
    ]);
    for (const { facts } of data.doubts) {
      expect(facts.filter(({ path }) => !/^\/(items|skills|monsters|dungeons\/regions)\/\d/.test(path))).toEqual([]);
      expect(new Set(facts.map(({ path }) => path)).size).toBe(facts.length);
    }
  });

  it('counts what nobody knows, never as 0 of nothing', () => {
    const countOf = (name: string, label: string) =>
      data.unknown.find((one) => one.name === name)?.fields.find((field) => field.label === label)?.count;
    const equipment = catalog.items.filter(({ type }) => type <= 5);
    expect(countOf('장비', '직업')).toBe(equipment.filter(({ reqjob }) => reqjob === null).length);
    expect(countOf('장비', '명중')).toBe(equipment.filter(({ hit }) => hit === null).length);
    expect(countOf('몬스터', '체력')).toBe(catalog.monsters.filter(({ hp }) => hp === null).length || undefined);
    expect(countOf('세계전도의 곳', '지도')).toBe(21);
    for (const { total, fields } of data.unknown) {
      expect(fields.filter(({ count }) => count < 1 || count > total)).toEqual([]);
    }
  });

  it('names the 17 crafts, ten monsters and four grounds that were left out, and the maps out of reach', () => {
    expect(data.leftOut.map(({ kind, facts }) => [kind, facts.length])).toEqual([
      ['recipe', 17],
      ['monster', 10],
      ['dungeon', 4],
    ]);
    expect(data.leftOut.flatMap(({ facts }) => facts).filter(({ reason }) => !reason.endsWith('.'))).toEqual([]);
    const surveyed = new Set(catalog.maps.filter(({ id }) => id > 1164 && id <= 1164 + 878).map(({ code }) => code));
    expect(data.unreachable.filter(({ code }) => surveyed.has(code))).toHaveLength(84);
    expect(data.unreachable.length).toBeLessThan(data.maps);
  });

  it('does not name as left out what another file has by now', () => {
    const leftOut = (kind: LeftOut['kind'], name: string): LeftOut => ({
      kind,
      name,
      missing: [],
      reason: '까닭.',
      source: ['fb'],
      confidence: 'low',
    });
    const rows = {
      ...smallRows,
      items: [...smallRows.items, makeItem({ name: '새 물건' })],
      monsters: [...smallRows.monsters, makeMonster({ name: '새 몬스터', dungeonId: 1 })],
      leftOut: [leftOut('monster', '새 몬스터'), leftOut('monster', '없는 몬스터'), leftOut('recipe', '새 물건')],
    };
    const { leftOut: groups } = load(request, { catalog: buildCatalog(rows) });
    expect(groups.flatMap(({ facts }) => facts.map(({ name }) => name))).toEqual(['새 물건', '없는 몬스터']);
  });

  it('says which sources are one lineage, and how much they alone tell', () => {
    const [lineage] = data.lineages;
    expect(data.lineages).toHaveLength(1);
    expect(lineage?.sources).toHaveLength(catalog.sources.filter((source) => source.lineage === 'fb').length);
    expect(lineage?.alone).toBeGreaterThan(0);
    expect(lineage?.alone).toBeLessThan(lineage?.facts ?? 0);
    expect(lineage?.facts).toBeLessThanOrEqual(data.rows.reduce((sum, { total }) => sum + total, 0));
  });
});
