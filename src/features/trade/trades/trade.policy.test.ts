import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { isPublic, requireOwner, requireWaiting } from './trade.policy.ts';
import type { TradeRow } from './trade-row.ts';

const HIDDEN = new Date();
const OWNER = 7;

function codeOf(act: () => unknown): ErrorCode | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'INTERNAL';
  }
}

describe('who may change a trade', () => {
  it.each<[TradeRow['status'], Date | null, boolean, ErrorCode | undefined]>([
    [1, null, true, undefined],
    [2, null, true, undefined],
    [3, null, true, undefined],
    [1, HIDDEN, true, undefined],
    [1, null, false, 'FORBIDDEN'],
    [2, null, false, 'FORBIDDEN'],
    [3, null, false, 'NOT_FOUND'],
    [1, HIDDEN, false, 'NOT_FOUND'],
  ])('status %s, hidden %s, owner %s', (status, hidden_at, isOwner, code) => {
    const row = { status, hidden_at, profile_id: OWNER };
    expect(codeOf(() => requireOwner(row, isOwner ? OWNER : 8))).toBe(code);
    expect(isPublic(row)).toBe(hidden_at === null && status !== 3);
  });

  it('is nobody where there is none', () => {
    expect(codeOf(() => requireOwner(undefined, OWNER))).toBe('NOT_FOUND');
  });
});

describe('requireWaiting', () => {
  it.each<[TradeRow['status'], ErrorCode | undefined]>([
    [1, undefined],
    [2, 'CONFLICT'],
    [3, 'CONFLICT'],
  ])('of status %s', (status, code) => {
    expect(codeOf(() => requireWaiting({ status, hidden_at: null, profile_id: OWNER }))).toBe(code);
  });
});
