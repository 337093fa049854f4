import { expect, it } from 'vitest';
import { weightText } from './report-weight.labels.ts';

it.each([
  [{ type: 1, weight: 7, reporterId: 1 }, [2, 3, 4, 4], '사기 3 · 다른 신고자 3명 +3 · 신고자 정확도 +1'],
  [{ type: 2, weight: 6, reporterId: 1 }, [2, 3, 4, 5, 6], '허위 매물 3 · 다른 신고자 5명 +3'],
  [{ type: 4, weight: 1, reporterId: 1 }, [1], '욕설 2 · 신고자 정확도 −1'],
] as const)('says what the weight of %o beside those of %o is made of', (report, reporters, text) => {
  expect(
    weightText(
      report,
      reporters.map((reporterId) => ({ reporterId })),
    ),
  ).toBe(text);
});
