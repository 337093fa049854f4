import { expect, it } from 'vitest';
import { lastSanctions, sanctionState } from './sanction.labels.ts';

const sanction = {
  kind: 'suspension',
  at: '2026-11-03T03:00:00.000Z',
  until: '2026-11-10T03:00:00.000Z',
  endedAt: null,
  byName: '설악',
} as const;

it.each([
  ['2026. 11. 3. ~ 2026. 11. 10. · 설악', {}],
  ['2026. 11. 3. ~ 2026. 11. 5. · 취소 · 설악', { endedAt: '2026-11-05T03:00:00.000Z' }],
  ['2026. 11. 3.', { kind: 'warning', byName: null }],
] as const)('a sanction says %s', (text, parts) => {
  expect(sanctionState({ ...sanction, ...parts })).toBe(text);
});

it('the last sanctions stand in one line', () => {
  const warning = { ...sanction, kind: 'warning', at: '2026-11-12T03:00:00.000Z' } as const;
  expect(lastSanctions([warning, sanction])).toBe('경고 2026. 11. 12., 정지 2026. 11. 3.');
  expect(lastSanctions([])).toBe('없음');
});
