import { expect, it } from 'vitest';
import { blockedRowsCss } from './blocked-rows.rules.ts';

it('hides what is in rows of blocked players, and says so in its place', () => {
  const css = blockedRowsCss([12, 3]);
  expect(css).toContain(':is([data-by="12"],[data-by="3"])>*{visibility:hidden}');
  expect(css).toContain('content:"차단한 사람의 글"');
});

it('touches no row when nobody is blocked', () => {
  expect(blockedRowsCss([])).toBe('');
});
