import { describe, expect, it } from 'vitest';
import { isSameSiteLink } from './safe-html.ts';

const ORIGIN = 'https://naru.example';

describe('isSameSiteLink', () => {
  it.each(['/login', 'login', '#part', '?q=1', 'https://naru.example/items/1'])('accepts %s', (href) => {
    expect(isSameSiteLink(href, ORIGIN)).toBe(true);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'http://naru.example/',
    'https://naru.example.evil.test/',
    'https://naru.example@evil.test/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://naru.example/1',
    'http://[',
  ])('refuses %j', (href) => {
    expect(isSameSiteLink(href, ORIGIN)).toBe(false);
  });
});
