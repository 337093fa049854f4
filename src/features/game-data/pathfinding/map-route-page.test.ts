import { beforeAll, describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { startedRouteHref } from './map-route.params.ts';
import { load, type MapRoutePageData } from './pages/map-route.loader.ts';
import { findPlaces } from './place.rules.ts';

let catalog: Catalog;

beforeAll(async () => {
  catalog = await projectCatalog();
});

function sendRequest(query: Record<string, string>): MapRoutePageData {
  const url = new URL(`http://x/maps/route?${new URLSearchParams(query)}`);
  return load({ params: {}, url }, { catalog });
}

const code = (name: string) => catalog.maps.find((map) => map.name === name)?.code ?? '';
const item = (name: string) => catalog.items.find((one) => one.name === name)?.id ?? 0;
const dungeon = (name: string) => catalog.dungeons.find((one) => one.name === name)?.id ?? 0;

describe('the route of the mock-up', () => {
  it('leads from 국내성 by ship and through the undersea palace to the cave', () => {
    const { route } = sendRequest({ from: code('국내성'), to: `dungeon:${dungeon('문어장군굴')}` });
    expect(route).toMatchObject({ title: '맵 이동 4번', minLevel: 60 });
    expect(route?.steps.map(({ name, where, tile, minLevel }) => [name, where, tile, minLevel])).toEqual([
      ['국내성', '남문', '110, 219', null],
      ['서쪽해안가', '남쪽', '28, 199', null],
      ['고구려-일본선착장', '동남쪽', '39, 26', null],
      ['용궁', '동남쪽', '113, 130', 60],
    ]);
    expect(route?.end).toMatchObject({ name: '문어장군굴', detail: expect.stringContaining('세발문어, 장간문어') });
    expect(route?.unknowns).toEqual(['걸음 수는 출발 위치에 따라 다릅니다.']);
    const lines = route?.text.split('\n') ?? [];
    expect(lines).toHaveLength(6);
    expect(lines[4]).toBe('4. 용궁: 동남쪽 (113, 130) · 레벨 60부터 · 174칸');
  });

  it('opens at the level that its ports require', () => {
    const { route, noRoute } = sendRequest({ from: '국내성', to: '문어장군굴', level: '59' });
    expect(route).toBeNull();
    expect(noRoute?.text).toContain('레벨 60부터');
    expect(noRoute?.hint?.href).toBe(`/maps/route?from=${code('국내성')}&to=dungeon:${dungeon('문어장군굴')}&level=60`);
    expect(sendRequest({ from: '국내성', to: '문어장군굴', level: '60' }).route?.steps).toHaveLength(4);
  });
});

describe('names', () => {
  it('are read without a note when they match exactly', () => {
    const { from, to, path } = sendRequest({ from: '국내성', to: '문어장군굴' });
    expect(from).toEqual({ text: '국내성', place: code('국내성'), note: null, isError: false, others: [] });
    expect(to.note).toBeNull();
    expect(path).toBe(`/maps/route?from=${code('국내성')}&to=dungeon:${dungeon('문어장군굴')}`);
  });

  it('are read as the nearest match, with a note and the alternatives', () => {
    const { from } = sendRequest({ from: '국내', to: '' });
    expect(from).toMatchObject({ text: '국내성', place: code('국내성'), isError: false });
    expect(from.note).toBe('‘국내’를 국내성 (마을)으로 읽었습니다.');
    expect(from.others.length).toBeGreaterThan(1);
    expect(from.others[0]?.href).toMatch(/^\/maps\/route\?from=dungeon:\d+$/);
  });

  it('of people lead to their tile', () => {
    const { to, route } = sendRequest({ from: '부여성', to: '떡쇠' });
    expect(to).toMatchObject({ text: '떡쇠', place: expect.stringMatching(/^npc:\d+$/) });
    expect(route?.end).toMatchObject({ name: '떡쇠', detail: '떡쇠네대장간', tile: '5, 5' });
  });

  it('of people are read once, and of namesakes each says where he stands', () => {
    const wife = sendRequest({ from: '부여성', to: '떡쇠마누라' }).to;
    expect([wife.note, wife.others]).toEqual([null, []]);
    const { others, note } = sendRequest({ from: '부여성', to: '중국주모' }).to;
    expect(note).toContain('(NPC · ');
    expect(others.length).toBeGreaterThan(2);
    expect(new Set(others.map(({ detail }) => detail)).size).toBe(others.length);
  });

  it('of pages are no places', () => {
    const { to } = sendRequest({ from: '부여성', to: '내 거래' });
    expect(to).toMatchObject({ isError: true, place: null, note: expect.stringContaining('검색 결과가 없습니다') });
  });

  it('of monsters lead to the part of a dungeon in which they live, and so does what they drop', () => {
    expect(sendRequest({ from: '국내성', to: '갈산신' }).to.place).toBe('dungeon:129');
    const places = findPlaces(catalog, { kind: 'drops', id: item('금덩어리') }) ?? [];
    const wholes = new Set([91, 92, 93]);
    const names = places.map(({ spot }) => spot?.dungeon?.name);
    expect(names).toContain('도삭산 1~100층');
    expect(places.filter(({ spot }) => wholes.has(spot?.dungeon?.id ?? 0))).toEqual([]);
  });

  it('of monsters lead to where they live', () => {
    const { to } = sendRequest({ from: '국내성', to: '세발문어' });
    expect(to).toMatchObject({ text: '문어장군굴', note: expect.stringContaining('세발문어') });
  });

  it('without a match show an error at their field', () => {
    const { from, route, noRoute, towns } = sendRequest({ from: 'zzzzqq', to: '국내성' });
    expect(from).toMatchObject({ text: 'zzzzqq', note: '‘zzzzqq’ 검색 결과가 없습니다.', isError: true });
    expect([route, noRoute]).toEqual([null, null]);
    expect(towns[0]?.href).toContain(`to=${code('국내성')}`);
  });

  it.each(['npc:999999', 'dungeon:99999', '987654', 'item:0', '<script>', '%00', ' '.repeat(80), 'ㄱ'.repeat(400)])(
    'that mean nothing (%j) break nothing',
    (text) => {
      const { to, route } = sendRequest({ from: '국내성', to: text });
      expect(route).toBeNull();
      expect(to.isError || to.text === '').toBe(true);
    },
  );

  it.each(['300000', 'npc:999999', 'dungeon:99999', 'item:999999'])(
    'of a thing that is not there (%s) leave no id in the field, and are not asked with another start',
    (place) => {
      const data = sendRequest({ from: place, to: '국내성' });
      expect(data.from).toMatchObject({ text: '', isError: true, note: expect.any(String) });
      expect(startedRouteHref(data, { place: 'dungeon:1' })).toBeNull();
    },
  );
});

describe('an item', () => {
  it('leads to the nearest place and names who has it there', () => {
    const { route, to } = sendRequest({ from: '국내성', to: '진호박' });
    expect(to.place).toBe(`item:${item('진호박')}`);
    expect(route?.end.card).toBe(`item:${item('진호박')}`);
    expect(route?.end.detail).toMatch(/ · .+드롭합니다$/);
  });

  it('shows a message when its origin is not known', () => {
    const lonely = catalog.items.find(
      ({ id }) => catalog.sellMapsOfItem(id).length + catalog.dropsOfItem(id).length === 0,
    );
    const { to } = sendRequest({ from: '국내성', to: `item:${lonely?.id}` });
    expect(to).toMatchObject({
      text: lonely?.name,
      isError: true,
      note: expect.stringContaining('알려지지 않았습니다'),
    });
  });
});

describe('an empty query', () => {
  it('offers towns to start from and examples that have a route', () => {
    const { towns, examples, route, noRoute, path } = sendRequest({});
    expect([route, noRoute, path]).toEqual([null, null, null]);
    expect(towns.map(({ label }) => label)).toContain('국내성');
    expect(examples).toHaveLength(3);
    for (const { href } of examples) {
      expect(sendRequest(Object.fromEntries(new URL(href, 'http://x').searchParams)).route).not.toBeNull();
    }
  });

  it('preserves the end while the start is missing', () => {
    const { towns, examples } = sendRequest({ to: '문어장군굴' });
    expect(examples).toEqual([]);
    expect(towns.every(({ href }) => href.includes(`to=dungeon:${dungeon('문어장군굴')}`))).toBe(true);
  });
});

describe('without a start', () => {
  it('the route begins at the nearest town and says so, and its address names that town', () => {
    const { route, nearest, path, from } = sendRequest({ to: `dungeon:${dungeon('국내 쥐굴')}` });
    expect(nearest).toBe('국내성');
    expect(from.text).toBe('');
    expect(route?.steps).toHaveLength(1);
    expect(path).toContain(`from=${code('국내성')}&`);
  });

  it('a town is reached from another one', () => {
    const { nearest, route } = sendRequest({ to: '국내성' });
    expect(nearest).not.toBe('국내성');
    expect(route?.steps.length).toBeGreaterThan(0);
  });

  it('nothing is said of a nearest town where a start was named', () => {
    expect(sendRequest({ from: '부여성', to: '국내성' }).nearest).toBeNull();
  });
});

describe('the plans of the maps on a route', () => {
  const route = () => sendRequest({ from: '국내성', to: '문어장군굴' }).route;

  it('have the way from where one arrives to the gate, which has its name', () => {
    const plans = route()?.steps.map(({ plan }) => plan) ?? [];
    expect(plans).toHaveLength(4);
    expect(plans.map((plan) => plan?.leg?.isSketch)).toEqual([true, false, false, false]);
    for (const plan of plans) {
      const end = plan?.leg?.end;
      expect(plan?.marks.some(({ px, py }) => px === end?.px && py === end.py)).toBe(true);
    }
  });

  it('fit a phone, and keep what is drawn inside', () => {
    for (const plan of route()?.steps.map((step) => step.plan) ?? []) {
      expect(plan?.width).toBeLessThanOrEqual(340);
      expect(plan?.height).toBeLessThanOrEqual(300);
      for (const { px, py } of [...(plan?.marks ?? []), ...(plan?.leg ? [plan.leg.start, plan.leg.end] : [])]) {
        expect(px >= 0 && px <= (plan?.width ?? 0) && py >= 0 && py <= (plan?.height ?? 0)).toBe(true);
      }
    }
  });

  it('lead to the plan of the map with the way on it', () => {
    const to = `dungeon:${dungeon('문어장군굴')}`;
    const hrefs = route()?.steps.map(({ href }) => href) ?? [];
    expect(hrefs[0]).toBe(`/maps/${code('국내성')}?to=${to}`);
    expect(hrefs[1]).toMatch(new RegExp(`^/maps/${code('서쪽해안가')}\\?at=\\d+,\\d+&to=${to}$`));
  });
});

describe('goals to choose', () => {
  it('are offered until a goal is known, and keep the start', () => {
    const { goals } = sendRequest({ from: '국내성' });
    expect(goals.length).toBeGreaterThan(5);
    for (const { href } of goals) {
      expect(href).toMatch(new RegExp(`^/maps/route\\?from=${code('국내성')}&to=dungeon:\\d+$`));
    }
    expect(sendRequest({ from: '국내성', to: '문어장군굴' }).goals).toEqual([]);
  });
});

describe('a route that does not exist', () => {
  it('shows a message, and offers the opposite direction if that exists', () => {
    const { noRoute } = sendRequest({ from: '한고개', to: '국내성' });
    expect(noRoute?.text).toMatch(/이어지지 않는/);
    expect(noRoute?.hint?.href).toBe(`/maps/route?from=${code('국내성')}&to=${code('한고개')}`);
  });

  it('has no steps when start and end are the same', () => {
    expect(sendRequest({ from: '국내성', to: '국내성' }).route).toMatchObject({ title: '이미 그곳입니다', steps: [] });
  });
});
