import { expect, it } from 'vitest';
import { blockedRowsCss } from './blocked-rows.rules.ts';

it('hides what is in rows of blocked players, and says so in its place', () => {
  const css = blockedRowsCss({ profileIds: [12, 3], names: [] });
  expect(css).toContain(':is([data-by="12"],[data-by="3"])>*{visibility:hidden}');
  expect(css).toContain('content:"차단한 사람의 글"');
});

it('touches no row when nobody is blocked', () => {
  expect(blockedRowsCss({ profileIds: [], names: [] })).toBe('');
});

it('hides shouts of a blocked name of the game, whatever letters it has', () => {
  expect(blockedRowsCss({ profileIds: [], names: ['풍백', 'a"]{}\\'] })).toContain(
    ':is([data-by="@풍백" i],[data-by="@a\\22 ]{}\\5c " i])>*{visibility:hidden}',
  );
});
