import { describe, expect, it } from 'vitest';
import { countDifference, differenceOf, previewOf } from './difference.ts';
import { type NextRows, noStoredRows } from './identify.ts';

const AT = new Date('2026-01-01T00:00:00.000Z');
const times = { created_at: AT, updated_at: AT, removed_at: null };
const fact = { source: ['seen'], confidence: 'medium' as const };

const point = (id: number, name: string, x = 1) => ({
  id,
  key: name,
  ...fact,
  world: '대륙',
  point_group: 0,
  name,
  screen_x: x,
  screen_y: 1,
  map_code: null,
  map_name: name,
  x: 1,
  y: 1,
});
const region = (notes: NextRows['region'][number]['notes']) => ({
  id: 1,
  key: '1',
  ...fact,
  name: '초급',
  opened: true,
  notes,
});

const empty = noStoredRows();

describe('differenceOf', () => {
  it('sorts rows into added, returned, changed, removed and unchanged', () => {
    const before = {
      ...empty,
      world_point: [
        { ...point(1, '부여성'), ...times },
        { ...point(2, '국내성'), ...times },
        { ...point(3, '산적굴'), ...times },
        { ...point(4, '만리장성'), ...times, removed_at: AT },
      ],
    };
    const after = {
      ...empty,
      world_point: [point(1, '부여성'), point(2, '국내성', 9), point(4, '만리장성'), point(5, '남경')],
    };
    const difference = differenceOf(before, after as unknown as NextRows);
    const { added, returned, changed, removed, unchanged } = difference.world_point;
    expect([added, returned, changed, removed].map((rows) => rows.map(({ id }) => id))).toEqual([[5], [4], [2], [3]]);
    expect(unchanged).toBe(1);
    expect(changed[0]?.fields).toEqual([{ column: 'screen_x', before: 1, after: 9 }]);
    expect(countDifference(difference)).toEqual({ added: 2, changed: 1, removed: 1 });
  });

  it('ignores the order of keys in stored JSON', () => {
    const before = { ...empty, region: [{ ...region([{ confidence: 'low', source: ['a'], text: '글' }]), ...times }] };
    const after = { ...empty, region: [region([{ text: '글', source: ['a'], confidence: 'low' }])] };
    expect(differenceOf(before, after as unknown as NextRows).region.unchanged).toBe(1);
  });

  it('previews in Korean and truncates long lists', () => {
    const before = { ...empty, world_point: [{ ...point(1, '부여성'), ...times }] };
    const many = Array.from({ length: 30 }, (_, index) => point(index + 2, `곳${index}`));
    const after = { ...empty, world_point: [point(1, '부여성', 5), ...many] } as unknown as NextRows;
    const lines = previewOf(differenceOf(before, after)).split('\n');
    expect(lines[0]).toBe('더함 30개, 바뀜 1개, 뺌 0개');
    expect(lines).toContain('    … 그 밖에 10개');
    expect(lines).toContain('    ~ 부여성 (부여성) screenX: 1 → 5');
    expect(
      previewOf(differenceOf(before, { ...empty, world_point: [point(1, '부여성')] } as unknown as NextRows)),
    ).toBe('바뀌는 것이 없습니다.');
  });
});
