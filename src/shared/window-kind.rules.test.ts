import { expect, it } from 'vitest';
import { toWindowKind } from './window-kind.rules.ts';

it.each([
  [320, 'phone'],
  [899, 'phone'],
  [900, 'tablet'],
  [1343, 'tablet'],
  [1344, 'desk'],
])('a window of %d px is a %s', (width, device) => {
  expect(toWindowKind(width)).toBe(device);
});
