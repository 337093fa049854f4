import { expect, it } from 'vitest';
import { readLengths, toTemplate } from './reason-template.rules.ts';

it.each([
  ['', []],
  ['3, 7, 30', [3, 7, 30]],
  ['3 → 7 → 30일', [3, 7, 30]],
  [' 3650 ', [3650]],
  ['0', undefined],
  ['3651', undefined],
  ['사흘', undefined],
  ['1 2 3 4 5', undefined],
])('lengths %j are read as %j', (text, days) => {
  expect(readLengths(text)).toEqual(days);
});

it('only a suspension has lengths', () => {
  const template = { name: '먹튀', text: '확인했습니다.', days: [3] };
  expect(toTemplate({ ...template, kind: 'suspend' })).toEqual({ ...template, kind: 'suspend' });
  expect(toTemplate({ ...template, kind: 'warn' })).toEqual({ kind: 'warn', name: '먹튀', text: '확인했습니다.' });
  expect(toTemplate({ ...template, kind: 'suspend', days: [] })).not.toHaveProperty('days');
});
