import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { SearchKind } from './search.contract.ts';
import { listSearchEntries } from './search-entries.ts';
import { SEARCH_PAGES } from './search-pages.ts';

const catalog = await projectCatalog();
const entries = listSearchEntries(catalog, catalog.abbreviations);
const entryOf = (kind: SearchKind, name: string) => entries.find((entry) => entry.kind === kind && entry.name === name);

describe('listSearchEntries the whole catalog', () => {
  it('contain every name once, with the id of a fact of that name', () => {
    const byKind = {
      item: catalog.itemById,
      skill: catalog.skillById,
      monster: catalog.monsterById,
      dungeon: catalog.dungeonById,
      map: catalog.mapById,
      page: new Map(SEARCH_PAGES.map((page) => [page.id, page])),
      npc: new Map(catalog.maps.flatMap(({ npcs }) => npcs.map((npc) => [npc.id, npc]))),
    } as const;
    const factOf = (kind: string, id: number) =>
      Object.entries(byKind)
        .find(([one]) => one === kind)?.[1]
        .get(id);
    for (const { kind, id, name } of entries) expect(factOf(kind, id)?.name).toBe(name);
    for (const kind of ['skill', 'monster'] as const) {
      const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const rows = kind === 'skill' ? catalog.skills : catalog.monsters;
      expect(new Set(names)).toEqual(new Set(rows.map(({ name }) => name)));
    }
    expect(entries.filter(({ kind }) => kind === 'item')).toHaveLength(catalog.items.length);
    expect(entries.filter(({ kind }) => kind === 'map')).toHaveLength(catalog.maps.length);
  });

  it('say of the part of a dungeon that its name is not the game’s', () => {
    expect(entryOf('dungeon', '도삭산 801~900층')?.detail).toBe('도삭산 · 누구나 · 사이트가 붙인 이름');
    expect(entryOf('dungeon', '도삭산 (층별)')?.detail).toBe('도삭산 · 누구나');
    expect(entryOf('monster', '갈산신')?.detail).toBe('도삭산');
  });

  it('lead to a person on the map, and to the page of a tool', () => {
    const map = catalog.maps.find(({ npcs }) => npcs.some(({ name }) => name === '떡쇠마누라'));
    const npc = map?.npcs.find(({ name }) => name === '떡쇠마누라');
    expect(entryOf('npc', '떡쇠마누라')).toMatchObject({
      path: `/maps/${map?.code}?at=${npc?.x},${npc?.y}`,
      detail: '떡쇠네대장간',
    });
    expect(entryOf('page', '체력·마력 표')?.path).toBe('/calc/hp-mp-table');
    expect(entryOf('page', '자료와 신뢰도')).toMatchObject({
      path: '/sources',
      aliases: expect.arrayContaining(['출처']),
    });
  });

  it('lead to lists by job, and to their quotes and recipes', () => {
    const pathOf = (name: string) => entryOf('page', name)?.path;
    expect(pathOf('전사 무기')).toBe('/items/types/0?job=1');
    expect(pathOf('전사 무기 시세')).toBe('/items/types/0?job=1&sort=-quote');
    expect(pathOf('주술사 갑옷')).toBe('/items/types/1?job=3');
    expect(pathOf('방패 시세')).toBe('/items/types/2?sort=-quote');
    expect(pathOf('도사 조합')).toBe('/recipe?job=4');
  });

  it('have ids of pages that are their places in the list', () => {
    expect(SEARCH_PAGES.map(({ id }) => id)).toEqual(SEARCH_PAGES.map((_, index) => index + 1));
    expect(SEARCH_PAGES.slice(0, 3).map(({ path }) => path)).toEqual(['/trade', '/trade/register', '/me/trades']);
  });

  it('have details that distinguish facts of the same name', () => {
    expect(entryOf('item', '환두대도')?.detail).toBe('무기 · 레벨 75');
    expect(entryOf('skill', '투명')?.detail).toBe('도적 · 레벨 34');
    expect(entryOf('skill', '공력증강')?.detail).toBe('주술사·도사 · 레벨 14부터');
    expect(entryOf('monster', '도깨비왕')?.detail).toBe('물망동 외 1곳');
    expect(entryOf('dungeon', '부여 쥐굴')?.detail).toBe('초급 사냥터 · 권장 5–10');
    expect(entryOf('map', '부여쥐굴3')?.detail).toBe('사냥터 · 부여 쥐굴');
    expect(entries.every(({ detail }) => detail !== '')).toBe(true);
  });

  it('link to the pages of the site', () => {
    const dungeon = entryOf('dungeon', '부여 쥐굴');
    expect(dungeon?.path).toBe(`/dungeons/regions/1#${dungeon?.id}`);
    const map = catalog.maps.find(({ name }) => name === '부여성');
    expect(entryOf('map', '부여성')?.path).toBe(`/maps/${map?.code}`);
  });

  it('include every abbreviation of the sources', () => {
    for (const { short, name } of catalog.abbreviations) {
      const answering = entries.filter((entry) => entry.name === name);
      expect(answering.length, name).toBeGreaterThan(0);
      expect(
        answering.some((entry) => entry.aliases.includes(short) || entry.name === short),
        short,
      ).toBe(true);
    }
  });

  it('are weighted by use, 0 to 99', () => {
    const weightOf = (name: string) => entryOf('item', name)?.weight ?? 0;
    expect(weightOf('진호박')).toBeGreaterThan(weightOf('자호박'));
    expect(weightOf('현철중검')).toBeGreaterThan(weightOf('흑철중검'));
    expect(weightOf('도토리')).toBeGreaterThan(weightOf('쇠가루'));
    for (const { weight } of entries) expect(Number.isInteger(weight) && weight >= 0 && weight <= 99).toBe(true);
  });
});
