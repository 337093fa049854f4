import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { isSuspended, requireNotSuspended, suspensionMessage, validateSuspensionEnd } from './suspension.rules.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

describe('isSuspended', () => {
  it.each([
    [null, false],
    ['2026-03-01T11:59:59.999Z', false],
    ['2026-03-01T12:00:00.000Z', false],
    ['2026-03-01T12:00:00.001Z', true],
  ])('bannedAt %s: %s', (bannedAt, expected) => {
    expect(isSuspended({ bannedAt }, NOW)).toBe(expected);
  });
});

describe('requireNotSuspended', () => {
  it('has the end, the reason and the appeal in its message, the first two also as data', () => {
    const profile = { bannedAt: '2026-03-04T12:00:00.000Z', bannedReason: '허위 매물' };
    const refuse = () => requireNotSuspended(profile, NOW);
    expect(refuse).toThrow(AppError);
    expect(refuse).toThrow('3일 후까지 이용이 정지되었습니다. 사유: 허위 매물. 이의가 있으면 문의하기로 알려 주세요.');
    expect(refuse).toThrow(expect.objectContaining({ code: 'SUSPENDED', statusCode: 499, data: profile }));
  });

  it('lets a player pass whose suspension is over', () => {
    const profile = { bannedAt: '2026-02-01T12:00:00.000Z', bannedReason: '허위 매물' };
    expect(() => requireNotSuspended(profile, NOW)).not.toThrow();
  });

  it('needs no reason', () => {
    expect(suspensionMessage({ bannedAt: '2026-03-01T12:30:00.000Z', bannedReason: null }, NOW)).toBe(
      '30분 후까지 이용이 정지되었습니다.',
    );
  });
});

describe('validateSuspensionEnd', () => {
  it.each([
    ['2026-03-01T11:59:59.999Z', '지금보다 뒤의 시각이어야 합니다.'],
    ['2026-03-01T12:00:00.000Z', '지금보다 뒤의 시각이어야 합니다.'],
    ['2026-03-01T12:00:00.001Z', undefined],
    ['2036-03-01T12:00:00.000Z', undefined],
    ['2036-03-01T12:00:00.001Z', '10년 안이어야 합니다.'],
    ['9999-12-31T23:59:59.999Z', '10년 안이어야 합니다.'],
  ])('%s: %s', (until, issue) => {
    expect(validateSuspensionEnd(new Date(until), NOW)).toBe(issue);
  });
});
