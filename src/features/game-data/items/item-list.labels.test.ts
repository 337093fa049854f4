import { describe, expect, it } from 'vitest';
import { itemCellsInBrief, itemCellText, itemSortLabel } from './item-list.labels.ts';

describe('labels of a list of items', () => {
  it('labels an order by its first end, and text columns without one', () => {
    expect(itemSortLabel({ column: 'level', isDescending: false })).toBe('레벨 낮은 순');
    expect(itemSortLabel({ column: 'small', isDescending: true })).toBe('소형 높은 순');
    expect(itemSortLabel({ column: 'name', isDescending: false })).toBe('이름순');
    expect(itemSortLabel({ column: 'from', isDescending: true })).toBe('얻는 곳 역순');
  });

  it('shows a dash for an unknown value', () => {
    expect(itemCellText('level', {})).toBe('–');
    expect(itemCellText('gender', { gender: 2 })).toBe('여');
    expect(itemCellText('grade', { job: 4, grade: 1 })).toBe('도인');
  });

  it('shows at most three values on a phone, and not again the one beside them', () => {
    const cells = { level: 75, small: [60, 95], large: [60, 90], ac: -1, stack: 5 } as const;
    expect(itemCellsInBrief({ cells }, 'quote')).toBe('레벨 75 · 소형 60–95 · 대형 60–90');
    expect(itemCellsInBrief({ cells }, 'level')).toBe('소형 60–95 · 대형 60–90 · 무장 −1');
    expect(itemCellsInBrief({ cells: { job: 3, ac: -1, hit: 2, MHP: 100 } }, 'level')).toBe(
      '주술사 · 무장 −1 · 명중 2',
    );
    const doubts = { hit: { values: ['5', '2'], text: '' } };
    expect(itemCellsInBrief({ cells: { ac: -1 }, doubts }, 'level')).toBe('무장 −1 · 명중 5/2?');
  });
});
