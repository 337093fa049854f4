import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const PATH = '/api/operator/operators';
const PEOPLE = 3;
const until = new Date(Date.now() + 30 * DAY_MS).toISOString();

const site = testApp({ settings: { RATE_LIMIT_SCALE: '100' } });
const send = sendTo(site);

const ACTS = {
  remove: (by: SignedInPlayer, path: string) => send(by, 'DELETE', path, { reason: '그만둠' }),
  lower: (by: SignedInPlayer, path: string) => send(by, 'PUT', path, { level: 2, until: null }),
  limit: (by: SignedInPlayer, path: string) => send(by, 'PUT', path, { level: 1, until }),
};

const place = fc.nat(PEOPLE - 1);
const what = fc.constantFrom<keyof typeof ACTS>('remove', 'lower', 'limit');
const anyActs = fc.array(fc.record({ by: place, on: place, what }), { minLength: 2, maxLength: 6 });

it('whatever three administrators do to one another and to themselves at once, one of them stays without an end', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyActs, async (acts) => {
      await site.api.db.deleteFrom('operator').execute();
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => signInAs(site, { isOperator: true })));
      const answers = await Promise.all(
        acts.map((act) => ACTS[act.what](people[act.by] as SignedInPlayer, `${PATH}/${people[act.on]?.userId}`)),
      );
      for (const { status, reason } of answers) {
        expect([200, 403, 404, 409]).toContain(status);
        if (status === 409) expect(reason).toBe('LAST');
      }
      const left = await site.api.db
        .selectFrom('operator')
        .select('user_id')
        .where('level', '=', 1)
        .where('until', 'is', null)
        .execute();
      expect(left.length).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: rounds(40) },
  );
});
