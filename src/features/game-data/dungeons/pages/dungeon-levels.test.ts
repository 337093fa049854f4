import { describe, expect, it } from 'vitest';
import { noPrices } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { listDroppers } from '../../items/pages/item-droppers.loader.ts';
import { findEntryLevel } from '../../maps/entry-level.rules.ts';
import { load as loadMap } from '../../maps/pages/map.loader.ts';
import { load as loadMonster } from '../../monsters/pages/monster.loader.ts';
import { listSearchEntries } from '../../search/search-entries.ts';
import { regionCard } from '../../share-image/share-card.ts';
import { load as loadRegion } from './region.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, ...noPrices };
const url = new URL('http://site/');
const hits = listSearchEntries(catalog, []);

describe('the levels of a dungeon', () => {
  it.each([
    ['부여 사슴굴', '권장 10–25 · 입장 20'],
    ['국내 사슴굴', '권장 10–25 · 입장 20'],
    ['부여 곰굴', '권장 20–40 · 입장 10'],
    ['국내 곰굴', '권장 20–40 · 입장 30'],
    ['산적굴', '입장 90'],
    ['북방대초원', '누구나'],
  ])('of %s read %s everywhere', async (name, levels) => {
    const dungeon = catalog.dungeons.find((one) => one.name === name);
    if (!dungeon) throw new Error(`no dungeon ${name}`);
    const region = await loadRegion({ params: { id: String(dungeon.region) }, url }, services);
    expect(region.dungeons.find(({ id }) => id === dungeon.id)?.levels).toBe(levels);
    expect(hits.find(({ kind, id }) => kind === 'dungeon' && id === dungeon.id)?.detail).toContain(levels);
    const [monster] = catalog.monstersOfDungeon(dungeon.id);
    const page = await loadMonster({ params: { id: String(monster?.id) }, url }, services);
    expect(page.homes.find(({ monsterId }) => monsterId === monster?.id)?.levels).toBe(levels);
    for (const code of dungeon.mapCodes.slice(0, 1)) {
      expect(loadMap({ params: { code }, url }, services).dungeon?.levels).toBe(levels);
    }
  });

  it('name the same door on the map of the first floor', () => {
    const entries = ['부여 사슴굴', '국내 사슴굴', '부여 곰굴', '국내 곰굴'].map((name) => {
      const dungeon = catalog.dungeons.find((one) => one.name === name);
      const map = catalog.mapByCode.get(dungeon?.mapCodes[0] ?? '');
      return [map && findEntryLevel(catalog, map), dungeon?.entryMinLevel];
    });
    expect(entries).toEqual([
      [20, 20],
      [20, 20],
      [10, 10],
      [30, 30],
    ]);
  });

  it('are called 권장 only where a range is recommended', () => {
    const withRange = new Set(catalog.dungeons.filter(({ reqLvMax }) => reqLvMax !== null).map(({ region }) => region));
    for (const { id } of catalog.regions) {
      const card = regionCard(catalog, id).values.find(({ label }) => label === '레벨')?.value;
      expect(card?.startsWith('권장') ?? false).toBe(withRange.has(id));
    }
    const withoutRange = new Set(catalog.dungeons.filter(({ reqLvMax }) => reqLvMax === null).map(({ id }) => id));
    const rows = catalog.items.flatMap(({ id }) => listDroppers(catalog, id));
    for (const { dungeons, levels } of rows) {
      if (dungeons.every(({ id }) => withoutRange.has(id))) expect(levels.join()).not.toContain('권장');
    }
  });
});
