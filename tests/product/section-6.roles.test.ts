import { describe, expect, it } from 'vitest';
import { TRADE_STATUS } from '#features/trade/trades/trade.labels.ts';
import { can } from '#features/trade/trades/trade.policy.ts';
import { testedIn } from '#tests/support/tested-in.ts';

describe('p§6 roles', () => {
  testedIn(
    'anonymous: sees the login prompt, and the profile is not fetched',
    'src/features/people/reports/ui/report-button.component.test.tsx',
    'is not opened for %s, who return to its button',
  );
  testedIn(
    'anonymous: the profile is for those who are signed in',
    'src/features/people/profiles/profile.api.test.ts',
    'is for those who are signed in',
  );
  testedIn(
    'signed in: the profile is fetched',
    'src/features/people/sessions/ui/session-follower.test.ts',
    'loads the profile once, however often the same person arrives',
  );
  testedIn(
    'banned: cannot create trades',
    'src/features/trade/trades/trade-write.api.test.ts',
    'is for players who are not suspended',
  );

  it('grade is no permission: what is one’s own depends on the profile alone', () => {
    const trade = { profileId: 7, status: TRADE_STATUS.waiting };
    const grades = [0, 4].map((grade) => ({ profileId: 8, grade }));
    expect(grades.map((actor) => can(actor, 'manage', trade))).toEqual([false, false]);
    expect(can({ profileId: 7 }, 'manage', trade)).toBe(true);
  });
});
