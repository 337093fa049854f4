import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { noPrices, pricedAt } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './region.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, ...noPrices };
const regionOf = (id: string) => load({ params: { id }, url: new URL('http://site/') }, services);

describe('page of a region', () => {
  it('shows all dungeons and all monsters across the regions', async () => {
    const regions = await Promise.all(catalog.regions.map(({ id }) => regionOf(String(id))));
    expect(regions).toHaveLength(13);
    const dungeons = regions.flatMap((region) => region.dungeons);
    expect(dungeons.length + dungeons.flatMap(({ parts }) => parts).length).toBe(catalog.dungeons.length);
    expect(dungeons.flatMap((dungeon) => dungeon.monsters)).toHaveLength(catalog.monsters.length);
  });

  it('shows the parts of a dungeon with their own floors and entrance, and the monsters that live there by name', async () => {
    const [mountain] = (await regionOf('10')).dungeons;
    expect(mountain?.monsters).toHaveLength(78);
    expect(mountain?.parts.map(({ name }) => name)).toHaveLength(10);
    const part = mountain?.parts.find(({ name }) => name === '도삭산 801~900층');
    expect(part).toMatchObject({ mapHref: '/maps/1280', floors: 100 });
    expect(part?.entrances).toEqual([{ name: '도삭산', code: '976', x: 57, y: 5, minLevel: null }]);
    expect(part?.monsters.map(({ name }) => name)).toEqual(['갈산신', '백산신', '황산신', '적산신']);
  });

  it('shows levels and entrance', async () => {
    const cave = (await regionOf('1')).dungeons.find((dungeon) => dungeon.name === '국내 쥐굴');
    expect(cave).toMatchObject({
      levels: '권장 5–10 · 입장 5',
      entryMinLevel: 5,
      floors: 6,
      mapHref: '/maps/325',
    });
    expect(cave?.entrances).toContainEqual({ name: '국내성', code: '22', x: 46, y: 113, minLevel: 5 });
  });

  it('says once what most levels are based on, and at a dungeon what else', async () => {
    const { region, dungeons } = await regionOf('4');
    expect(region.levelNote).toBe('권장 레벨 정보 없음');
    expect(dungeons.flatMap(({ levelNote }) => levelNote ?? [])).toEqual([]);
    const third = await regionOf('3');
    expect(third.region.levelNote).toBe('권장 레벨 출처: 굴 도우미 NPC');
    expect(new Set(third.dungeons.map(({ levelNote }) => levelNote))).toEqual(new Set([null, '권장 레벨 정보 없음']));
  });

  it('claims the shared basis for no level that has none of its own', () => {
    const levels = catalog.dungeons.filter(({ reqLvMin, reqLvMax }) => reqLvMin !== null || reqLvMax !== null);
    expect(levels.filter(({ levelNote }) => levelNote === null)).toEqual([]);
  });

  it('names the dearest drop only where it is worth something and no money', async () => {
    const bestAt = async (price: number) => {
      const market = { ...services, ...pricedAt(price) };
      const { dungeons } = await load({ params: { id: '1' }, url: new URL('http://site/') }, market);
      return dungeons.flatMap(({ bestDrop }) => bestDrop ?? []);
    };
    expect(await bestAt(999)).toEqual([]);
    const named = (await bestAt(1000)).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(0);
    const money = new Set(catalog.items.filter(({ type }) => type === 9).map(({ name }) => name));
    expect(named.filter((name) => money.has(name))).toEqual([]);
  });

  it('links the items that a monster drops', async () => {
    const cave = (await regionOf('1')).dungeons.find((dungeon) => dungeon.name === '부여 왕초보사냥터');
    const squirrel = cave?.monsters.find((monster) => monster.name === '다람쥐');
    expect(squirrel).toMatchObject({ exp: 10, hp: 15, damage: '1–2' });
    expect(squirrel?.drops.map((drop) => drop.name)).toEqual(['도토리']);
    expect(squirrel?.drops[0]?.id).toBeTypeOf('number');
  });

  it('shows the price of a dropped item where it is known', async () => {
    const market = { ...services, ...pricedAt(485_000) };
    const { dungeons } = await load({ params: { id: '1' }, url: new URL('http://site/') }, market);
    const drops = dungeons.flatMap(({ monsters }) => monsters.flatMap((monster) => monster.drops));
    const priced = drops.filter(({ id }) => id !== null);
    expect(priced.length).toBeGreaterThan(0);
    expect(priced.every((drop) => 'after' in drop && drop.after === '48만5천')).toBe(true);
  });

  it('says how sure a ground is only where neither the page’s last line nor most of the grounds are the same', async () => {
    for (const { id } of catalog.regions) {
      const { dungeons, provenance } = await regionOf(String(id));
      const words = dungeons.flatMap(({ trust }) => trust ?? []);
      expect(words).not.toContain(provenance.confidence.word);
      expect(words.length).toBeLessThanOrEqual(dungeons.length / 2);
    }
  });

  it.each(['0', '14', '01', 'x', '', '1.0'])('has no page for %j', async (id) => {
    await expect(regionOf(id)).rejects.toThrow(AppError);
  });
});
