import { describe, expect, it } from 'vitest';
import { sessionAfter } from '#features/people/sessions/ui/session-follower.ts';
import { isSuspended } from '#features/people/suspensions/suspension.rules.ts';
import { TRADE_STATUS } from '#features/trade/trades/trade.labels.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { readText } from '../structure/tree.ts';

const TRADE_WRITES = 'src/features/trade/trades/trade-write.api.test.ts';
const ACCOUNT = 'src/features/people/account/account.api.test.ts';
const FOLLOWER = 'src/features/people/sessions/ui/session-follower.test.ts';
const SUSPENSIONS = 'tests/e2e/journeys/suspension.e2e.ts';

describe('p§4 trade status', () => {
  it('1 waiting, 2 completed, 3 cancelled; 0 is a filter only', () => {
    expect(TRADE_STATUS).toEqual({ waiting: 1, completed: 2, cancelled: 3 });
  });

  testedIn('a waiting trade can be completed: it stays in lists', TRADE_WRITES, 'leaves it in the lists as completed');
  testedIn('a waiting trade can be cancelled: it leaves the lists', TRADE_WRITES, 'removes it from the lists');
  testedIn('no other transition', TRADE_WRITES, 'is for its owner, while it waits', 'is refused after its end');
  testedIn(
    'creating removes the same user’s other waiting trades of the item and places the new one first',
    TRADE_WRITES,
    'replaces the waiting one of the item, in one step',
  );
  testedIn(
    'creating: as the market shows it',
    'tests/e2e/journeys/market.e2e.ts',
    'see a new trade at the top of the market, without the older one of the same item',
  );
});

describe('p§4 profile lifecycle', () => {
  testedIn(
    'loaded once, only when signed in',
    FOLLOWER,
    'loads the profile once, however often the same person arrives',
  );
  testedIn('otherwise null', FOLLOWER, 'shows a signed-out visitor once, and a person without a profile');
  testedIn('reset on account deletion', SUSPENSIONS, 'downloads the data, is deleted, and can sign up again');
});

describe('p§4 account deletion', () => {
  testedIn(
    'server call, then sign out, clear the profile and go to home',
    SUSPENSIONS,
    'downloads the data, is deleted, and can sign up again',
  );
  testedIn(
    'soft-delete and ban markers: nothing of the person is left, the suspension is',
    ACCOUNT,
    'leaves nothing of the person but a number',
    'ends no suspension: it is stored under each of the person’s identities',
  );
});

describe('p§4 session', () => {
  const session = { access_token: 'a' } as unknown as NonNullable<ReturnType<typeof sessionAfter>>;

  it.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ] as const)('is kept after the event %s', (event) => {
    expect(sessionAfter(event, session)).toBe(session);
  });

  it('ends with the event SIGNED_OUT', () => {
    expect(sessionAfter('SIGNED_OUT', session)).toBeNull();
  });

  testedIn(
    'refreshes automatically before its expiry',
    'tests/e2e/journeys/session-renewal.e2e.ts',
    'is renewed at the interval, in eight tabs at once',
  );
});

describe('p§4 login dialog', () => {
  testedIn(
    'shown when a login-required action is attempted without a profile',
    'src/features/people/reports/ui/report-button.component.test.tsx',
    'is not opened for %s, who return to its button',
  );
  testedIn(
    'closed with the confirm button, by the mask, by Escape; modal',
    'src/ui/overlay/overlays.component.test.tsx',
    'has its button focused, and closes by Escape and by a press outside',
  );

  it('is at most 300px wide, 90% of the screen', () => {
    expect(readText('src/ui/overlay/dialog.css')).toMatch(/^ {2}\.dialog \{\n {4}width: min\(300px, 90%\);/m);
  });

  it('has the confirm button 확인 and no close icon', () => {
    const dialog = readText('src/ui/overlay/dialog.tsx');
    expect(dialog).toContain("confirmLabel = '확인'");
    expect(dialog).not.toContain('CloseIcon');
  });
});

describe('p§4 ban gate', () => {
  it('blocks while the ban date is in the future, and not after it', () => {
    const now = new Date('2026-11-28T00:00:00Z');
    const bannedAt = (time: string | null) => isSuspended({ bannedAt: time }, now);
    expect([null, '2026-11-27T23:59:59Z', '2026-11-28T00:00:01Z'].map(bannedAt)).toEqual([false, false, true]);
  });

  testedIn(
    'an alert appears, otherwise the action runs',
    SUSPENSIONS,
    'is rejected at the next write with the reason, and may appeal',
  );
});

describe('p§4 ads', () => {
  testedIn(
    'refreshed on a change of route with a visible container, in a window of at least 640 px',
    'src/features/shell/ads/ad-refresh.test.ts',
    'p§4 ads: refreshed on a change of pathname alone',
    'with a visible slot, in a window of 640 px and after 30 s',
  );
  testedIn(
    'refreshed as a browser does it',
    'tests/e2e/ads/ads.e2e.ts',
    'p§4 ads: stay for 30 s on a page, then change with the path and with nothing else',
  );
  testedIn(
    'skipped on local hosts and when the flag is off',
    'src/features/shell/ads/ad-choice.rules.test.ts',
    'p§4 ads: skipped',
    'on local hosts and when the flag is off, by %s',
  );
});
