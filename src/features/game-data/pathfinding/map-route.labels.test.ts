import { describe, expect, it } from 'vitest';
import { mapRouteTitle, spotText, walkText } from './map-route.labels.ts';

describe('the texts of a route', () => {
  it('count the steps between maps', () => {
    expect([mapRouteTitle(1, false), mapRouteTitle(48, false)]).toEqual(['맵 이동 1번', '맵 이동 48번']);
    expect([mapRouteTitle(0, true), mapRouteTitle(0, false)]).toEqual(['이미 그곳입니다', '같은 지도에 있습니다']);
  });

  it('never count unknown legs', () => {
    expect(walkText({ tiles: 1404, unknownLegs: 0 })).toBe('1,404칸');
    expect(walkText({ tiles: 404, unknownLegs: 1 })).toBe('404칸 + 모르는 구간 1곳');
    expect(walkText({ tiles: 0, unknownLegs: 2 })).toBe('걸음 수 모름');
  });

  it('name who has an item', () => {
    const dungeon = null;
    expect(spotText({ how: 'sells', who: ['소림사술장수'], dungeon })).toBe('소림사술장수가 팝니다');
    expect(spotText({ how: 'drops', who: ['거미랑', '사마귀랑'], dungeon })).toBe('거미랑, 사마귀랑이 드롭합니다');
    expect(spotText({ how: 'drops', who: ['가', '나', '다', '라', '마'], dungeon })).toBe(
      '가, 나, 다 외 2마리가 드롭합니다',
    );
    expect(spotText({ how: 'sells', who: [], dungeon })).toBe('여기서 팝니다');
  });
});
