import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageRange, dungeonLevelText } from './dungeon.labels.ts';
import { listEntrances, openAtDesk, readLevel, suitsLevel, wholeLines } from './dungeon.rules.ts';
import { dungeonLevels, shortDungeonLevels } from './dungeon-level.labels.ts';

describe('readLevel', () => {
  it.each([
    ['', undefined],
    ['없음', undefined],
    ['50', 50],
    ['레벨 50', 50],
    ['0', 1],
    ['1000', 99],
    ['99999999999999999999', 99],
  ])('%j is %j', (text, expected) => {
    expect(readLevel(text)).toBe(expected);
  });

  it('is always a level from 1 to 99 or undefined', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const level = readLevel(text);
        expect(level === undefined || (Number.isInteger(level) && level >= 1 && level <= 99)).toBe(true);
      }),
    );
  });
});

describe('suitsLevel', () => {
  const cave = { reqLvMin: 5, reqLvMax: 10, entryMinLevel: 6 };
  it('checks the recommended range and the minimum level of the entrance', () => {
    expect([4, 5, 6, 10, 11].filter((level) => suitsLevel(cave, level))).toEqual([6, 10]);
  });
  it('accepts every level when nothing is known', () => {
    expect(suitsLevel({ reqLvMin: null, reqLvMax: null, entryMinLevel: null }, 1)).toBe(true);
  });
});

describe('listEntrances', () => {
  const port = { fromMapCode: '14', fromMapName: '부여성', x: 15, y: 77, minLevel: 5 };
  it('leaves out duplicate entrances and ports between its own floors', () => {
    const stairs = { ...port, fromMapCode: '42', fromMapName: '부여쥐굴2' };
    const early = { ...port, x: 16, minLevel: null };
    expect(listEntrances({ entrances: [port, port, stairs, early], mapCodes: ['41', '42'] })).toEqual([
      { name: '부여성', code: '14', x: 16, y: 77, minLevel: null },
      { name: '부여성', code: '14', x: 15, y: 77, minLevel: 5 },
    ]);
  });
});

describe('words', () => {
  it('names a range, an open end, any level and an unknown level', () => {
    const levels = (reqLvMin: number | null, reqLvMax: number | null, entryMinLevel: number | null = null) =>
      dungeonLevels({ reqLvMin, reqLvMax, entryMinLevel });
    expect(levels(5, 10)).toBe('권장 5–10');
    expect(levels(5, 10, 1)).toBe('권장 5–10');
    expect(levels(10, 25, 20)).toBe('권장 10–25 · 입장 20');
    expect(levels(1, null)).toBe('누구나');
    expect(dungeonLevelText(levels(80, null))).toBe('입장 80');
    expect(dungeonLevelText(levels(null, null))).toBe('레벨 모름');
  });
  it('spans the levels of several dungeons', () => {
    const caves = [
      { reqLvMin: 20, reqLvMax: 40, entryMinLevel: 10 },
      { reqLvMin: 20, reqLvMax: 40, entryMinLevel: 30 },
      { reqLvMin: 50, reqLvMax: null, entryMinLevel: 50 },
    ];
    expect(dungeonLevels(...caves)).toBe('권장 20–40 · 입장 10–50');
    expect(shortDungeonLevels(...caves)).toBe('권장 20–40');
    expect(shortDungeonLevels(...caves.slice(2))).toBe('입장 50');
    expect(shortDungeonLevels()).toBeNull();
  });
  it('writes equal ends of damage as one number', () => {
    expect(damageRange(5, 15)).toBe('5–15');
    expect(damageRange(1000, 1010)).toBe('1,000–1,010');
    expect(damageRange(0, 0)).toBe('0');
    expect(damageRange(null, 7)).toBe('7');
    expect(damageRange(null, null)).toBe('');
  });
});

describe('wholeLines', () => {
  const wholeOf = (...names: string[]) => [...wholeLines(names.map((name) => ({ name })))].map(({ name }) => name);

  it('keeps twins side by side', () => {
    expect(wholeOf('부여 사냥터', '국내 사냥터', '부여 초보사냥터', '부여 쥐굴', '국내 쥐굴')).toEqual([
      '부여 초보사냥터',
    ]);
    expect(wholeOf('부여 초보사냥터', '산적굴', '부여 쥐굴', '국내 쥐굴')).toEqual([]);
  });

  it('puts nothing beside what has parts, and leaves no hole before it', () => {
    const cards = ['굴', '산', '늪'].map((name) => ({ name, parts: name === '산' ? ['산 1~2층'] : [] }));
    expect([...wholeLines(cards)].map(({ name }) => name)).toEqual(['굴', '산', '늪']);
  });

  it('leaves no hole after the last one', () => {
    expect(wholeOf('용왕굴', '수룡굴', '상어굴')).toEqual(['상어굴']);
    expect(wholeOf()).toEqual([]);
  });
});

describe('openAtDesk', () => {
  const openOf = (...counts: number[]) => {
    const dungeons = counts.map((count, index) => ({ name: `굴${index}`, monsters: Array.from({ length: count }) }));
    const open = openAtDesk(dungeons, wholeLines(dungeons));
    return dungeons.flatMap((dungeon, index) => (open.has(dungeon) ? [index] : []));
  };

  it('opens both cards of a line or none, so that none is mostly empty', () => {
    expect(openOf(4, 5, 3, 9, 8, 11)).toEqual([0, 1]);
    expect(openOf(2, 20, 6)).toEqual([2]);
    expect(openOf()).toEqual([]);
  });
});
