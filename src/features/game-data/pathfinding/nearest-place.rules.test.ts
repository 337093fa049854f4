import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { mapRouteBetween, nearestKnownMap, requireMapRoute } from './map-route.service.ts';
import { load } from './pages/map-route.loader.ts';
import type { Place } from './place.contract.ts';
import { findPlaces, readPlace } from './place.rules.ts';

const catalog = await projectCatalog();
const TOWN = '22';

function placesAt(requested: string): Place[] {
  const place = readPlace(requested);
  return (place && findPlaces(catalog, place)) ?? [];
}

const codeOf = (name: string) => catalog.maps.find((map) => map.name === name)?.code ?? '';
const near = (name: string, level: number | null = null) =>
  nearestKnownMap(catalog, placesAt(TOWN), placesAt(codeOf(name)), level)?.name;

describe('the nearest known place', () => {
  it.each([
    ['a castle that only lets out', '청룡의심장', '부여성'],
    ['a room behind a person', '용왕용마의침소', '용의계곡'],
    ['a floor behind a gap of the table', '선비족1-4(4)', '선비족입구'],
    ['a shop whose door is not known', '도삭산1000층주막', '도삭산1000층'],
    ['a shop beside others of its name', '흉노족상점2-1', '흉노족상점2'],
  ])('of %s, %s, is %s', (_, name, expected) => {
    expect(near(name)).toBe(expected);
    expect(mapRouteBetween(catalog, placesAt(TOWN), placesAt(codeOf(name)), null)).toBeNull();
  });

  it('is on this side of a door that asks for more levels', () => {
    expect(near('선비족1', 50)).toBe('국경지대');
  });

  it('of every map without a way can be reached itself', () => {
    const start = placesAt(TOWN);
    const lost = catalog.maps.filter(({ code }) => mapRouteBetween(catalog, start, placesAt(code), null) === null);
    expect(lost.length).toBeGreaterThan(80);
    for (const { code, name } of lost) {
      const nearest = nearestKnownMap(catalog, start, placesAt(code), null);
      if (nearest === null) continue;
      expect(mapRouteBetween(catalog, start, placesAt(nearest.mapCode), null), name).not.toBeNull();
    }
  });

  it('stands in the refusal of the API', () => {
    const refused = () => requireMapRoute(catalog, { from: TOWN, to: codeOf('청룡의심장'), level: null });
    expect(refused).toThrow(AppError);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'NO_ROUTE', data: { nearest: { mapCode: '14', name: '부여성' } } }),
    );
  });

  it('is offered on the page, unless one stands there already', () => {
    const pageOf = (from: string) =>
      load({ params: {}, url: new URL(`http://site/maps/route?from=${from}&to=${codeOf('청룡의심장')}`) }, { catalog });
    expect(pageOf(TOWN).noRoute?.nearest).toEqual({
      label: '가까운 부여성까지 가는 길',
      href: `/maps/route?from=${TOWN}&to=14`,
    });
    expect(pageOf('14').noRoute?.nearest).toBeNull();
  });
});
