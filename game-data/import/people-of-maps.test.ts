import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSources } from './check.ts';
import { ImportRefusedError } from './data-issue.ts';
import { readSourceFolder } from './read.ts';
import type { Entity } from './source-rows.ts';

type Rows = Partial<Record<Entity, object[]>>;

const FACT = { source: ['seen'], confidence: 'medium' };
const map = (code: string, npcs?: unknown) => ({
  ...FACT,
  code,
  name: `맵 ${code}`,
  kind: 'building',
  ...(npcs !== undefined && { npcs }),
});
const guard = (x: number) => ({ name: '경비병', x, y: 1 });
const person = (fields: object) => ({ ...FACT, map: '4', name: '떡쇠', x: 5, y: 5, ...fields });

const check = (rows: Rows) =>
  checkSources(
    Object.entries({
      sources: [
        { id: 'seen', title: '본 것' },
        { id: 'heard', title: '들은 것' },
      ],
      ...rows,
    }).map(([entity, values]) => ({
      entity: entity as Entity,
      file: `${entity}.json`,
      rows: values.map((value, index) => ({ row: index + 1, value })),
    })),
  ).drafts;

function issuesOf(rows: Rows): unknown[] {
  try {
    check(rows);
    return [];
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    return error.issues.map(({ file, row, field, reason }) => [`${file}:${row}`, field, reason]);
  }
}

describe('people on maps', () => {
  it('become rows of their own from a file of maps, each told apart from those of its name', () => {
    const doubtful = { ...map('5', [guard(9)]), source: ['heard'], confidence: 'low' };
    const drafts = check({ maps: [map('4', [guard(1), { name: '떡쇠', x: 5, y: 5 }, guard(2)]), doubtful, map('6')] });
    expect(drafts.npc).toMatchObject([
      { id: null, key: '4/경비병/1', which: 1, x: 1, source: ['seen'], confidence: 'medium' },
      { id: null, key: '4/떡쇠/1', name: '떡쇠', x: 5, y: 5 },
      { id: null, key: '4/경비병/2', which: 2, x: 2 },
      { id: null, key: '5/경비병/1', source: ['heard'], confidence: 'low' },
    ]);
    expect(drafts.map?.filter((draft) => 'npcs' in draft)).toEqual([]);
  });

  it('of a file of their own are the same rows', () => {
    const listed = check({ maps: [map('4', [guard(1), guard(2)])] });
    const own = check({ maps: [map('4')], people: [person(guard(1)), person({ ...guard(2), which: 2 })] });
    expect(own).toEqual(listed);
  });

  it('become the same rows from the cell of a table', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'people-of-maps-'));
    try {
      await writeFile(join(folder, 'sources.json'), '[{"id": "seen", "title": "본 것"}]');
      const cell = `"${JSON.stringify([guard(1), guard(2)]).replaceAll('"', '""')}"`;
      await writeFile(
        join(folder, 'maps.csv'),
        `code,name,kind,npcs,source,confidence\n4,맵 4,building,${cell},seen,medium\n5,맵 5,building,,seen,medium\n`,
      );
      const { drafts } = checkSources(await readSourceFolder(folder));
      expect(drafts.npc).toEqual(check({ maps: [map('4', [guard(1), guard(2)])] }).npc);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are left as they are by maps that say nothing of them, and gone where all lists are empty', () => {
    expect(check({ maps: [map('4')] }).npc).toBeUndefined();
    expect(check({ maps: [map('4', []), map('5')] }).npc).toEqual([]);
  });

  it('may be in both files, but not those of one map', () => {
    const people = [person({})];
    expect(check({ maps: [map('4', []), map('5', [guard(1)])], people }).npc?.map(({ key }) => key)).toEqual([
      '4/떡쇠/1',
      '5/경비병/1',
    ]);
    expect(issuesOf({ maps: [map('5'), map('4', [guard(1), { name: '떡쇠', x: 5, y: 5 }])], people })).toEqual([
      ['maps.json:2', 'npcs', '4번 맵의 NPC가 people에도 있습니다'],
    ]);
  });

  it.each<[fault: string, rows: Rows, issue: unknown[]]>([
    ['a list that is none', { maps: [map('4', '떡쇠')] }, ['maps.json:1', 'npcs', '목록이어야 합니다']],
    [
      'a tile off every map',
      { maps: [map('4', [guard(1), guard(-1)])] },
      ['maps.json:1', 'npcs.1.x', '0보다 작습니다'],
    ],
    [
      'a source that is not there',
      { maps: [{ ...map('4', [guard(1)]), source: ['x'] }] },
      ['maps.json:1', 'source', "'x' 출처가 sources에 없습니다"],
    ],
    [
      'a map that is not there',
      { maps: [map('5')], people: [person({})] },
      ['people.json:1', 'map', '4번 맵이 없습니다'],
    ],
    [
      'one who is there twice',
      { maps: [map('4')], people: [person({}), person({ which: 1, x: 9 })] },
      ['people.json:2', 'name', '1번 줄과 겹칩니다 (4/떡쇠/1)'],
    ],
    [
      'an id that two have',
      { maps: [map('4')], people: [person({ id: 7 }), person({ id: 7, which: 2 })] },
      ['people.json:2', 'id', '1번 줄과 겹칩니다 (7)'],
    ],
    [
      'a count from 0',
      { maps: [map('4')], people: [person({ which: 0 })] },
      ['people.json:1', 'which', '1보다 작습니다'],
    ],
  ])('are refused, once, for %s', (_, rows, issue) => {
    expect(issuesOf(rows)).toEqual([issue]);
  });
});
