import { expect, it } from 'vitest';
import { formatBulkAnswer } from './bulk-answer.labels.ts';

it.each([
  [{ changed: 1200, unchanged: 0, missing: 0 }, '1,200건을 숨겼습니다.'],
  [{ changed: 2, unchanged: 3, missing: 1 }, '2건을 숨겼습니다. 3건은 이미 그렇습니다. 1건은 찾을 수 없습니다.'],
])('an answer of many says what changed and what did not', (answer, text) => {
  expect(formatBulkAnswer(answer, '숨겼습니다')).toBe(text);
});
