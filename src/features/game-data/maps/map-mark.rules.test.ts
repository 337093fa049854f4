import { describe, expect, it } from 'vitest';
import { isOnRim, portKind } from './map-mark.rules.ts';

const town = { kind: 'town', extentX: 219, extentY: 219 } as const;
const cave = { kind: 'dungeon', extentX: 20, extentY: 20 } as const;

describe('isOnRim', () => {
  it('is true on the first and the last known tile of either axis', () => {
    expect(isOnRim({ x: 0, y: 90 }, town)).toBe(true);
    expect(isOnRim({ x: 110, y: 219 }, town)).toBe(true);
    expect(isOnRim({ x: 110, y: 218 }, town)).toBe(false);
    expect(isOnRim({ x: 900, y: 5 }, { extentX: null, extentY: null })).toBe(false);
  });
});

describe('portKind', () => {
  it.each([
    ['the rim of a town leads out', { x: 110, y: 219 }, town, '서쪽해안가', 'dungeon', true, 'exit'],
    ['a cave in a town is hunted in', { x: 47, y: 113 }, town, '고구려쥐굴1', 'dungeon', true, 'hunt'],
    ['a temple stays one, even on the rim', { x: 219, y: 3 }, town, '국내성신전1', 'dungeon', true, 'temple'],
    ['the way of a job is no shop', { x: 22, y: 185 }, town, '도적의길', 'building', false, 'temple'],
    ['a house is a shop', { x: 60, y: 121 }, town, '털보네대장간', 'building', false, 'shop'],
    ['a field can be a house', { x: 48, y: 149 }, town, '왈숙언니네', 'field', false, 'shop'],
    ['a field can be hunted in', { x: 185, y: 29 }, town, '고구려초보사냥1', 'field', false, 'hunt'],
    ['stairs in a cave lead out, wherever they are', { x: 0, y: 3 }, cave, '부여쥐굴2', 'dungeon', false, 'exit'],
    ['a cave behind a cave is hunted in', { x: 0, y: 3 }, cave, '부여뱀굴1', 'dungeon', true, 'hunt'],
  ] as const)('%s', (_, port, from, name, kind, entersDungeon, expected) => {
    expect(portKind(port, { from, to: { kind, name }, entersDungeon })).toBe(expected);
  });
});
