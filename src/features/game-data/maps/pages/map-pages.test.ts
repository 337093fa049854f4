import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { mapParams } from '../map.params.ts';
import { countMaps, filterMaps } from '../map-list.rules.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import { isInside, LABEL_HEIGHT, labelWidth, overlaps } from '../plan-box.rules.ts';
import { load as loadMap } from './map.loader.ts';
import { load as loadMapBack } from './map-back.loader.ts';
import { findHomeTown, mapTitle } from './map-title.ts';
import { load as loadMaps } from './maps.loader.ts';

const catalog = await projectCatalog();
const services = { catalog };
const url = new URL('http://site/maps');
const mapOf = (code: string) => loadMap({ params: { code }, url }, services);
const TOWN = '22';

function labelBoxes({ marks }: MapPlan) {
  return marks.flatMap((mark) =>
    mark.text ? [{ x: mark.text.x, y: mark.text.y - 11, width: labelWidth(mark), height: LABEL_HEIGHT }] : [],
  );
}

describe('page of a map', () => {
  it('draws 국내성 with its caves, exits, temples, shops and people', () => {
    const { plan, hunts, kindName } = mapOf(TOWN);
    const kindOf = (name: string) => plan?.marks.find((mark) => mark.name === name)?.kind;
    expect(kindName).toBe('성과 마을');
    expect(['국내성진입로', '고구려쥐굴1', '고구려좌성황', '털보네대장간', '쥐굴도우미'].map(kindOf)).toEqual([
      'exit',
      'hunt',
      'temple',
      'shop',
      'person',
    ]);
    expect(plan?.townGates.map((townGate) => townGate.side)).toContain('top');
    expect(hunts).toContainEqual({ name: '쥐굴', href: '/dungeons/regions/1#5', x: 47, y: 113, minLevel: 5 });
    expect(hunts.map((hunt) => hunt.minLevel ?? 0)).toEqual(
      hunts.map((hunt) => hunt.minLevel ?? 0).toSorted((a, b) => a - b),
    );
  });

  it('labels every cave of the large towns', () => {
    for (const code of ['14', TOWN]) {
      const caves = mapOf(code).plan?.marks.filter((mark) => mark.kind === 'hunt') ?? [];
      const named = new Set(caves.flatMap((mark) => (mark.text ? [mark.label] : [])));
      expect(caves.map((mark) => mark.label).filter((label) => !named.has(label))).toEqual([]);
    }
  });

  it('draws all labels of all maps apart and inside the drawing', () => {
    for (const { code } of catalog.maps) {
      const { plan } = mapOf(code);
      if (!plan) continue;
      const paper = { x: 0, y: 0, width: plan.width, height: plan.height };
      const boxes = labelBoxes(plan);
      const clashes = boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)));
      expect(clashes, code).toEqual([]);
      expect(
        boxes.filter((box) => !isInside(box, paper)),
        code,
      ).toEqual([]);
    }
  });

  it('shows the dungeon of a floor, and marks entrances that do not lead back', () => {
    expect(mapOf('41').dungeon).toMatchObject({ name: '부여 쥐굴', levels: '권장 5–10', regionName: '초급 사냥터' });
    expect(
      mapOf('41')
        .dungeon?.floors.map((floor) => floor.label)
        .slice(0, 2),
    ).toEqual(['1층', '2층']);
    const entries = mapOf('14').entriesFrom;
    expect(entries.find((entry) => entry.name === '부여곰굴6')?.isOneWay).toBe(true);
    expect(entries.find((entry) => entry.name === '떡쇠네대장간')?.isOneWay).toBe(false);
  });

  it('shows the destination of a port within one map, without a link to itself', () => {
    const leap = mapOf('1763').plan?.marks.find((mark) => mark.x === 47 && mark.y === 39);
    expect(leap).toMatchObject({ name: '같은 지도의 202, 145', label: '같은 지도', href: null });
    const own = mapOf('1763').entriesFrom.filter((entry) => entry.href === '/maps/1763');
    expect(own).toEqual([]);
  });

  it('lists the items sold there', () => {
    expect(mapOf('25224').sold.map((item) => item.name)).toContain('동동주');
  });

  it.each(['0', 'x', '', '22 ', '022', '../22'])('has no page for %j', (code) => {
    expect(() => mapOf(code)).toThrow(AppError);
  });
});

describe('a floor of a part', () => {
  it('shows the part, its floors and the monsters that live there', () => {
    const { dungeon } = mapOf('1329');
    expect(dungeon).toMatchObject({ name: '도삭산 801~900층', href: '/dungeons/regions/10#129', isPart: true });
    expect(dungeon?.floors[0]).toEqual({ code: '1280', label: '801층' });
    expect(dungeon?.monsters.map(({ name }) => name)).toEqual(['갈산신', '백산신', '황산신', '적산신']);
    expect(mapOf('676').dungeon?.floors.slice(0, 2)).toEqual([
      { code: '675', label: '1' },
      { code: '676', label: '1-5(1)' },
    ]);
  });

  it('leads from the way in to each part, and back to no whole', () => {
    const entrance = mapOf('674');
    expect(entrance.dungeon?.floors.map(({ label }) => label)).toEqual([
      '선비족입구',
      ...[1, 2, 3, 4, 5].map((part) => `선비족 ${part}진`),
    ]);
    expect(entrance.hunts).toHaveLength(5);
    expect(mapOf('675').hunts).toEqual([]);
  });
});

describe('maps of one name', () => {
  it('have distinct titles that say a place, or that no way there is known, and no number of ours', () => {
    const titles = catalog.maps.map((map) => mapTitle(catalog, map));
    expect(new Set(titles).size).toBe(titles.length);
    expect(mapOf('6502').title).toBe('고구려초보사냥1(국내성 48, 179)');
    expect(mapOf('1822').title).toBe('부여-일본선착장(부여성)');
    expect(mapOf('1823').title).toBe('부여-일본선착장(가는 길 모름)');
    expect(mapOf('25343').title).toBe('세시마을(가는 길 모름)');
    expect(titles.filter((title) => title.includes('지도 '))).toEqual([]);
    expect(mapOf(TOWN).title).toBe('국내성');
  });
});

describe('the route from map to map', () => {
  it('highlights the arrival tile, which is on the map', () => {
    for (const { code } of catalog.maps) {
      for (const { href } of mapOf(code).plan?.marks ?? []) {
        if (href === null) continue;
        const url = new URL(href, 'http://site');
        const to = mapOf(url.pathname.slice('/maps/'.length)).plan;
        const tile = mapParams.read(url.searchParams).at;
        expect(tile && to && tile.x <= to.extentX && tile.y <= to.extentY, `${code} ${href}`).toBe(true);
      }
    }
  });

  it('shows the minimum level where every route requires one, and that no way is known', () => {
    const named = (name: string) => mapOf(catalog.maps.find((map) => map.name === name)?.code ?? '').lead;
    expect(named('국내성흉가1')).toBe('레벨 90부터 들어갈 수 있습니다.');
    expect(named('국내성')).toBeNull();
    expect(named('일본신궁')).toBe('알려진 출입구로는 이어지지 않는 곳입니다.');
  });
});

describe('the painted worlds', () => {
  const { worlds, offWorld } = loadMaps({ params: {}, url }, services);

  it('include every known point with a label, and link those whose map is known', () => {
    expect(worlds.map(({ name }) => name)).toEqual(['대륙', '환상의 섬', '고구려', '부여']);
    expect(worlds.flatMap(({ places }) => places)).toHaveLength(catalog.worldPoints.length);
    for (const { places, wide, narrow } of worlds) {
      for (const drawing of [wide, narrow]) {
        const named = new Set(drawing.spots.flatMap(({ text }, index) => (text ? [places[index]?.name] : [])));
        expect(places.filter(({ name }) => !named.has(name))).toEqual([]);
      }
    }
    const linked = worlds.flatMap(({ places }) => places).filter(({ href }) => href !== null);
    expect(linked).toHaveLength(catalog.worldPoints.filter(({ mapCode }) => mapCode !== null).length);
  });

  it('count the hunting grounds of a town and name the arrival tile', () => {
    const place = worlds[0]?.places.find(({ name }) => name === '국내성');
    expect(place).toMatchObject({ isTown: true, hunts: 16, href: '/maps/21?at=7,1' });
    expect(place?.description).toContain('국내성진입로 (7, 1)에 내립니다');
    expect(worlds[0]?.places.find(({ name }) => name === '흉노족')).toMatchObject({ href: '/maps/1489?at=38,8' });
    expect(worlds[2]?.places.find(({ name }) => name === '평양성')).toMatchObject({ href: null, hunts: null });
  });

  it('show on which roads one walks, and 만리장성 as one wall', () => {
    const [mainland] = worlds;
    const named = mainland?.wide.lines.map(({ kind, x1, y1, x2, y2 }) => {
      const nameAt = (x: number, y: number) =>
        mainland.places[mainland.wide.spots.findIndex(({ px, py }) => px === x && py === y)]?.name;
      return [kind, ...[nameAt(x1, y1), nameAt(x2, y2)].toSorted()].join(' ');
    });
    expect(named).toEqual(
      expect.arrayContaining(['walk 광동성 복건성', 'walk 남양 장안성', 'walk 국내성 부여성', 'travel 국내성 산적굴']),
    );
    expect(named?.filter((line) => line === 'place 만리장성 만리장성')).toHaveLength(4);
    expect(named).not.toContain('travel 국내성 부여성');
  });

  it('list every town and field, those on no world by the town that leads there', () => {
    const shown = new Set(catalog.worldPoints.map(({ mapCode }) => mapCode));
    const onWorld = worlds.flatMap(({ places }) => places.filter(({ isTown }) => isTown).map(({ name }) => name));
    const listed = offWorld.flatMap(({ maps }) => maps.map(({ code }) => code));
    expect(new Set(listed).size).toBe(listed.length);
    const missing = catalog.maps.filter(
      ({ code, kind, name }) =>
        (kind === 'town' || kind === 'field') && !shown.has(code) && !onWorld.includes(name) && !listed.includes(code),
    );
    expect(missing).toEqual([]);
    expect(offWorld.find(({ from }) => from?.name === '국내성')?.maps.map(({ name }) => name)).toContain('오녀산성');
    expect(offWorld.at(-1)?.from).toBeNull();
  });
});

describe('list of maps', () => {
  const list = loadMaps({ params: {}, url }, services);

  it('contains every map exactly once', () => {
    expect(countMaps(list)).toBe(catalog.maps.length);
    expect(list.towns).toHaveLength(15);
  });

  it('groups a house with the town it opens to', () => {
    const smithy = catalog.mapByCode.get('4');
    expect(smithy && findHomeTown(catalog, smithy)?.name).toBe('부여성');
  });

  it('groups a field with the town that leads there', () => {
    const group = list.fields.find(({ maps }) => maps.some(({ name }) => name === '오녀산성'));
    expect(group?.name).toBe('국내성');
    expect(list.fields.flatMap(({ maps }) => maps)).toHaveLength(96);
  });

  it('groups what only the world map leads to with the place at which one arrives', () => {
    const shops = list.buildings.find(({ name }) => name === '도삭산');
    expect(shops?.maps.map(({ name }) => name)).toContain('도삭산100층주막');
  });

  it('folds the floors of a large ground by its parts, and lists floors of no known ground by their name', () => {
    const mountain = list.regions.find(({ name }) => name === '도삭산')?.dungeons;
    expect(mountain?.map(({ name, maps }) => [name, maps.length]).at(-2)).toEqual(['도삭산 801~900층', 100]);
    expect(list.regions.at(-1)?.dungeons.map(({ name }) => name)).toContain('청룡지하수로');
  });

  it('finds by part of a name and by initial consonants, a dungeon with all its floors', () => {
    expect(filterMaps(list, 'ㄱㄴㅅ').towns.map((town) => town.name)).toEqual(['국내성']);
    const caves = filterMaps(list, '국내 쥐굴');
    expect(caves.regions.flatMap((region) => region.dungeons.map(({ name, maps }) => [name, maps.length]))).toEqual([
      ['국내 쥐굴', 6],
    ]);
    expect(countMaps(filterMaps(list, '없는이름'))).toBe(0);
    expect(countMaps(filterMaps(list, '  '))).toBe(catalog.maps.length);
  });
});

describe('plain picture of a map', () => {
  const back = (id: string) => loadMapBack({ params: { id }, url }, services);

  it('is found by number, with the previous and the next one', () => {
    const first = back('1');
    expect(first).toMatchObject({ id: 1, code: '2', previous: null });
    expect(first.next?.id).toBe(2);
  });

  it.each(['0', '1.0', '1e1', '-1', '999999', 'x'])('has no page for %j', (id) => {
    expect(() => back(id)).toThrow(AppError);
  });
});
