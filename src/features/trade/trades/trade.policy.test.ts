import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { can, isPublic, requireOwner, requireWaiting, type TradeAction, toSubject } from './trade.policy.ts';
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
    const row = { status, hidden_at, rests_since: null, profile_id: OWNER };
    expect(codeOf(() => requireOwner(row, isOwner ? OWNER : 8))).toBe(code);
    expect(isPublic(toSubject(row))).toBe(hidden_at === null && status !== 3);
    expect(isPublic(toSubject({ ...row, rests_since: new Date() }))).toBe(false);
  });

  it('is nobody for a missing trade', () => {
    expect(codeOf(() => requireOwner(undefined, OWNER))).toBe('NOT_FOUND');
  });
});

describe('requireWaiting', () => {
  it.each<[TradeRow['status'], ErrorCode | undefined]>([
    [1, undefined],
    [2, 'CONFLICT'],
    [3, 'CONFLICT'],
  ])('of status %s', (status, code) => {
    expect(codeOf(() => requireWaiting({ status, hidden_at: null, rests_since: null, profile_id: OWNER }))).toBe(code);
  });
});

describe('the permissions for a trade', () => {
  const ACTIONS: readonly TradeAction[] = ['see', 'manage', 'change', 'contact'];
  const waiting = { profileId: OWNER, status: 1, userId: 'u' } as const;
  const hidden = { ...waiting, hiddenAt: HIDDEN };

  it.each([
    ['the owner', { profileId: OWNER }, waiting, ['see', 'manage', 'change']],
    ['the owner, when it is hidden', { profileId: OWNER }, hidden, ['see', 'manage', 'change']],
    ['the owner, when it is completed', { profileId: OWNER }, { ...waiting, status: 2 }, ['see', 'manage']],
    ['the owner, when it is cancelled', { profileId: OWNER }, { ...waiting, status: 3 }, ['see', 'manage']],
    ['another player', { profileId: 8 }, waiting, ['see', 'contact']],
    ['another player, when its player has left', { profileId: 8 }, { ...waiting, userId: null }, ['see']],
    ['another player, when it is completed', { profileId: 8 }, { ...waiting, status: 2 }, ['see']],
    ['another player, when it is cancelled', { profileId: 8 }, { ...waiting, status: 3 }, []],
    ['somebody without a profile, when it is hidden', { profileId: null }, hidden, []],
    ['an editor, when it is hidden', { profileId: 8, level: 3 }, hidden, []],
    ['a moderator, when it is hidden', { profileId: 8, level: 2 }, hidden, ['see', 'contact']],
    [
      'a moderator without a profile, when it is cancelled',
      { profileId: null, level: 2 },
      { ...waiting, status: 3 },
      ['see'],
    ],
  ] as const)('%s', (_, actor, trade, actions) => {
    expect(ACTIONS.filter((action) => can(actor, action, trade))).toEqual(actions);
  });
});
