import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { auditMaps } from '#features/game-data/pathfinding/map-audit.rules.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';

/** The last row of each table before the survey of places. */
const BEFORE = { map: 1164, dungeon: 120, monster: 739, drop: 827 };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await projectCatalog();
});

const newRows = <Row extends { id: number }>(rows: readonly Row[], before: number, most = Number.POSITIVE_INFINITY) =>
  rows.filter(({ id }) => id > before && id <= before + most);

/** Of the rows of the survey, computed once from its file. */
function digestOf(lines: readonly string[]): string {
  const text = lines.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const namesOf = (ids: readonly number[]) => ids.map((id) => catalog.monsterById.get(id)?.name);

describe('the survey of places', () => {
  it('arrived with every map, its extent and its people', () => {
    const maps = newRows(catalog.maps, BEFORE.map, 878);
    expect(maps).toHaveLength(878);
    const lines = maps.map(({ code, name, extentX, extentY, npcs }) =>
      [code, name, extentX ?? '', extentY ?? '', npcs.map((npc) => `${npc.name}@${npc.x},${npc.y}`).join(' ')].join(
        ' ',
      ),
    );
    expect(digestOf(lines)).toBe('6d5ce174d163bb49');
  });

  it('arrived with every port', () => {
    const ports = catalog.ports.filter(({ source }) => source.includes('fb-2020'));
    expect(ports).toHaveLength(1718);
    const lines = ports.map(
      ({ sourceMapCode, x, y, destinationMapCode, destX, destY, minLevel }) =>
        `${sourceMapCode} ${x},${y} > ${destinationMapCode} ${destX},${destY} ${minLevel ?? ''}`,
    );
    expect(digestOf(lines)).toBe('4c9846f299dc3145');
  });

  it('arrived with the 23 dungeons that have a region, and the maps of the three wholes', () => {
    const dungeons = newRows(catalog.dungeons, BEFORE.dungeon, 23);
    expect(dungeons.filter(({ partOf }) => partOf !== null)).toHaveLength(20);
    const lines = dungeons.map(
      ({ id, name, entryMinLevel, mapCodes }) =>
        `${name} ${entryMinLevel ?? ''} ${mapCodes.join()} ${catalog
          .monstersLivingIn(id)
          .map((monster) => monster.name)
          .toSorted()
          .join()}`,
    );
    expect(digestOf(lines)).toBe('ed6c3f7b5a1bb024');
    const wholes = [91, 92, 93].flatMap((id) => catalog.dungeonById.get(id) ?? []);
    expect(wholes.map(({ mapCodes, floors }) => [mapCodes.length, floors])).toEqual([
      [182, 182],
      [96, 96],
      [440, 440],
    ]);
    expect(digestOf(wholes.map(({ id, mapCodes }) => `${id} ${mapCodes.join()}`))).toBe('52d2b736ab6f85bf');
  });

  it('arrived with the six monsters whose dungeon exists, and what they drop', () => {
    const monsters = newRows(catalog.monsters, BEFORE.monster, 6);
    const drops = monsters.map(({ id, name }) => [name, ...catalog.dropsOfMonster(id).map(({ itemName }) => itemName)]);
    expect(drops.toSorted()).toEqual([
      ['북천황', '금조각'],
      ['용왕용겸', '용겸제일봉'],
      ['용왕용랑', '용랑제일봉'],
      ['용왕용마', '용마제일검'],
      ['용왕용천', '용천제일검'],
      ['파괴왕', '순수의강철'],
    ]);
  });

  it('leads from the world map to 천상계제일계, 흉노족 and 도삭산', () => {
    const codeOf = (id: number) => catalog.worldPoints.find((point) => point.id === id)?.mapCode;
    expect([5, 16, 23].map(codeOf)).toEqual(['621', '1489', '976']);
  });

  it('says of the places of advancement and the castles what they are for', () => {
    const described = (code: string) => catalog.mapByCode.get(code)?.description ?? '';
    expect(described('621')).toContain('승급');
    expect(described('1748')).toContain('4차 승급(천성랑)');
    expect(described('4001')).toContain('확실하지 않습니다');
    for (const { name, description } of catalog.maps.filter(({ name }) =>
      /^(청룡|주작|현무|백호)(의성|성입구)$/.test(name),
    )) {
      expect(description, name).toContain('공성');
    }
  });

  it('names with a reason each monster and ground that did not arrive, and nothing that stands by now', () => {
    const namesLeftOut = (wanted: string) =>
      catalog.leftOut.filter(({ kind }) => kind === wanted).map(({ name }) => name);
    const monsters =
      '녹살쾡이 지네 단기녹수 단기흑수 수로금귀랑 수로금유루 수로몽달귀신 수로설괴주 수로유루제 수로처녀귀신';
    expect(namesLeftOut('monster').toSorted()).toEqual(monsters.split(' ').toSorted());
    expect(namesLeftOut('dungeon')).toEqual(['청룡', '주작', '현무', '백호'].map((castle) => `${castle} 지하수로`));
    const standing = new Set([...catalog.monsters, ...catalog.dungeons].map(({ name }) => name));
    expect([...namesLeftOut('monster'), ...namesLeftOut('dungeon')].filter((name) => standing.has(name))).toEqual([]);
  });

  it('names each point of the world map whose map is not known', () => {
    const report = readFileSync(new URL('../left-out/places.md', import.meta.url), 'utf8');
    const leftOut =
      '난파선 평양성 졸본성 숙군성 선양성 집안성 산해관 신성 용성 후연성 개주 범안성 관령성 어양성 상곡성 천안궁성 만번한성 읍루성 장훈성 송원성 동부여성';
    for (const name of leftOut.split(' ')) expect(report).toContain(name);
    const unmapped = catalog.worldPoints.filter(({ mapCode }) => mapCode === null).map(({ name }) => name);
    expect(unmapped.filter((name) => !leftOut.includes(name))).toEqual([]);
  });

  it('leaves 84 of its maps without a known way, which the audit lists', () => {
    const surveyed = new Set(newRows(catalog.maps, BEFORE.map, 878).map(({ code }) => code));
    expect(auditMaps(catalog).unreachable.filter(({ code }) => surveyed.has(code))).toHaveLength(84);
  });
});

describe('the parts of a dungeon', () => {
  it('name each monster of their whole, and have each of its floors once but for the way in', () => {
    for (const whole of [91, 92, 93]) {
      const parts = catalog.partsOfDungeon(whole);
      const named = new Set(parts.flatMap(({ monsterIds }) => namesOf(monsterIds)));
      expect(catalog.monstersOfDungeon(whole).filter(({ name }) => !named.has(name))).toEqual([]);
      const floors = parts.flatMap(({ mapCodes }) => mapCodes);
      expect(new Set(floors).size).toBe(floors.length);
      const beside = catalog.dungeonById.get(whole)?.mapCodes.filter((code) => !floors.includes(code));
      expect(beside).toEqual(whole === 91 ? ['674'] : []);
    }
  });

  it('are where their maps lead, and have no monsters of their own', () => {
    expect(catalog.dungeonOfMap('1329')?.name).toBe('도삭산 801~900층');
    expect(catalog.dungeonOfMap('674')?.name).toBe('선비족');
    const parts = catalog.dungeons.filter(({ partOf }) => partOf !== null);
    expect(parts.flatMap(({ id }) => catalog.monstersOfDungeon(id))).toEqual([]);
    expect(parts.filter(({ id }) => catalog.monstersLivingIn(id).length === 0)).toEqual([]);
  });
});
