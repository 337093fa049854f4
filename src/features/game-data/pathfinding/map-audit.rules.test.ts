import { describe, expect, it } from 'vitest';
import { makeMap, makePort } from '#tests/factories/game-data.ts';
import { auditMaps, type PortFinding } from './map-audit.rules.ts';

// town ⇄ street → cave → street (no port straight back into the cave's entrance); street → pit (no port leads out);
// lost → town (no port leads in); town → a map that does not exist
const town = makeMap({ code: '1', name: '마을', kind: 'town', extentX: 10, extentY: 10 });
const street = makeMap({ code: '2', name: '거리', extentX: 50, extentY: 50 });
const cave = makeMap({ code: '3', name: '굴', extentX: null, extentY: null });
const deep = makeMap({ code: '4', name: '깊은 굴', originalSizeX: 20, originalSizeY: 20 });
const pit = makeMap({ code: '5', name: '구덩이' });
const lost = makeMap({ code: '6', name: '잊힌 곳' });
const nowhere = makeMap({ code: '99' });
const maps = [town, street, cave, deep, pit, lost];
const at = (x: number, y: number) => ({ x, y, destX: 3, destY: 3 });

const sound = [
  makePort(town, street, { id: 1, ...at(5, 0) }),
  makePort(street, town, { id: 2, ...at(5, 50) }),
  makePort(street, cave, { id: 3, ...at(9, 9) }),
  makePort(cave, deep, { id: 4, ...at(9, 900) }),
  makePort(deep, street, { id: 5, ...at(19, 19) }),
];
const audit = (...more: typeof sound) => auditMaps({ maps, ports: [...sound, ...more], worldPoints: [] });
const ids = (found: readonly PortFinding[]) => found.map(({ id }) => id);
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the audit of maps', () => {
  it('counts maps and ports', () => {
    expect(audit().counts).toEqual({ maps: 6, towns: 1, ports: 5, worldPoints: 0 });
  });

  it('finds the maps that cannot be reached from any town', () => {
    expect(names(audit().unreachable)).toEqual(['구덩이', '잊힌 곳']);
    expect(names(audit(makePort(lost, town, { id: 9 })).unreachable)).toEqual(['구덩이', '잊힌 곳']);
    expect(names(audit(makePort(deep, lost, { id: 9 }), makePort(lost, pit, { id: 10 })).unreachable)).toEqual([]);
  });

  it('finds the maps without a port to another map', () => {
    expect(names(audit().deadEnds)).toEqual(['구덩이', '잊힌 곳']);
    expect(names(audit(makePort(lost, town, { id: 9 }), makePort(pit, pit, { id: 10 })).deadEnds)).toEqual(['구덩이']);
  });

  it('separates ports without any route back from those without a port straight back', () => {
    const { noReturn, noPortBack } = audit(makePort(street, pit, { id: 9 }), makePort(lost, town, { id: 10 }));
    expect(ids(noReturn)).toEqual([9, 10]);
    expect(ids(noPortBack)).toEqual([3, 4, 5]);
  });

  it('counts the world map as a connection', () => {
    const point = (id: number, mapCode: string) => ({
      ...makePort(town, street, { id }),
      world: '대륙',
      group: 0,
      name: '',
      screenX: 0,
      screenY: 0,
      mapCode,
      mapName: '',
    });
    const ports = [...sound, makePort(street, pit, { id: 9 })];
    const found = auditMaps({ maps, ports, worldPoints: [point(1, '5'), point(2, '1')] });
    expect([names(found.unreachable), names(found.deadEnds), ids(found.noReturn)]).toEqual([
      ['잊힌 곳'],
      ['잊힌 곳'],
      [],
    ]);
    expect(ids(found.noPortBack)).toContain(9);
  });

  it('finds ports on or to an unknown map', () => {
    const { missingMaps, noReturn } = audit(makePort(town, nowhere, { id: 9 }), makePort(nowhere, town, { id: 10 }));
    expect(ids(missingMaps)).toEqual([9, 10]);
    expect(missingMaps[0]?.to).toMatchObject({ code: '99', name: '없는 지도' });
    expect(ids(noReturn)).toEqual([]);
  });

  it('finds tiles that are negative or beyond the known size', () => {
    expect(ids(audit().impossibleTiles)).toEqual([]);
    const bad = [
      makePort(town, street, { id: 11, ...at(11, 0) }),
      makePort(street, town, { id: 12, ...at(1, 1), destX: 0, destY: 11 }),
      makePort(deep, street, { id: 13, ...at(20, 0) }),
      makePort(street, cave, { id: 14, ...at(-1, 1) }),
      makePort(cave, deep, { id: 15, ...at(1, 1), destX: 19, destY: 20 }),
    ];
    expect(ids(audit(...bad).impossibleTiles)).toEqual([11, 12, 13, 14, 15]);
  });
});
