import { describe, expect, it } from 'vitest';
import { linkSchema } from './link.contract.ts';
import { SETTING_NAMES, settingSchemas } from './setting.contract.ts';
import { defaultOf, settingAudit, settingIssues } from './setting.rules.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const in_ = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

describe('a setting', () => {
  it.each(SETTING_NAMES)('%s has a default that its own schema takes', (name) => {
    expect(settingSchemas[name].parse(defaultOf(name))).toEqual(defaultOf(name));
    expect(settingIssues(name, defaultOf(name), NOW)).toEqual([]);
  });

  it.each([
    ['maintenance', { from: in_(2), until: in_(1), message: '' }, '끝은 시작보다'],
    ['maintenance', { from: in_(1), until: in_(1), message: '' }, '끝은 시작보다'],
    ['maintenance', { from: in_(-2), until: in_(-1), message: '' }, '이미 지난'],
    ['brake', { minAccountHours: 24, writes: ['trades'], until: in_(0) }, '이미 지난'],
    ['brake', { minAccountHours: 24, writes: ['trades'], until: in_(48.001) }, '48시간'],
  ] as const)('%s refuses times that cannot be: %j', (name, value, words) => {
    expect(settingIssues(name, value as never, NOW)).toEqual([
      { path: 'value.until', message: expect.stringContaining(words) },
    ]);
  });

  it('takes a brake of 48 hours, and any end while it is off', () => {
    const brake = { minAccountHours: 24, writes: ['trades' as const], until: in_(48) };
    expect(settingIssues('brake', brake, NOW)).toEqual([]);
    expect(settingIssues('maintenance', { from: null, until: in_(-1), message: '' }, NOW)).toEqual([]);
  });

  it.each([
    ['verification', { google: '"><script>alert(1)</script>' }],
    ['brake', { writes: ['everything'] }],
    ['brake', { minAccountHours: 721 }],
    ['alerts', { fire: true }],
    ['registration', { isOpen: true, more: 1 }],
    ['maintenance', { message: '가'.repeat(201) }],
    ['reasonTemplates', [{ kind: 'warn', name: '현금', text: '가'.repeat(201) }]],
    ['reasonTemplates', [{ kind: 'warn', name: '현금', text: '이유', days: [3] }]],
    ['reasonTemplates', [{ kind: 'suspend', name: '현금', text: '이유', days: [] }]],
    ['reasonTemplates', Array.from({ length: 51 }, () => ({ kind: 'answer', name: '현금', text: '이유' }))],
    ['ads', { house: [{ slot: 'left', imageId: 1, href: '/trade', alt: '그림', more: 1 }] }],
  ] as const)('%s refuses %j', (name, value) => {
    expect(settingSchemas[name].safeParse(value).success).toBe(false);
  });
});

it.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\tevil',
  'http://plain.example/',
  'https://user@evil.example/',
  ' /trade',
  'trade',
  '',
])('a link is never %j', (href) => expect(linkSchema.safeParse(href).success).toBe(false));

it.each(['/', '/notice/212?a=1#b', 'https://example.com/a'])('a link may be %s', (href) =>
  expect(linkSchema.parse(href)).toBe(href),
);

it('the audit of a change tells fields before and after, and of texts only that they changed', () => {
  const before = { from: null, until: null, message: '' };
  const after = { from: in_(1), until: null, message: '홍길동 때문에 점검합니다' };
  const detail = settingAudit('maintenance', { before, after, version: 3 });
  expect(detail).toEqual({
    version: 3,
    changed: ['from', 'message'],
    before: { from: null, until: null },
    after: { from: in_(1), until: null },
  });
  const codes = { naver: 'naver-code_0123', google: null };
  const changed = settingAudit('verification', { before: { naver: null, google: null }, after: codes, version: 1 });
  expect(JSON.stringify(changed)).not.toContain('naver-code');
});
