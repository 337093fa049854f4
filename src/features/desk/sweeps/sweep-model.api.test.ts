import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const TRADES = 3;
const MANY_MS = 60_000;
/** A player has one waiting trade an item. */
const items = Array.from({ length: TRADES }, (_, n) => makeItem({ id: 901 + n, code: 901 + n }));
const clock = fixedClock(new Date());
const site = testApp({ items, clock, settings: { RATE_LIMIT_SCALE: '200' } });
const operators = [testPlayer(site, { isOperator: true }), testPlayer(site, { isOperator: true, level: 2 })] as const;
const send = sendTo(site);

type Part = 'hidden' | 'excluded';
/** Why each part is down now. */
type Reasons = Record<Part, string | null>;

interface World {
  profileId: number;
  ids: readonly number[];
  model: readonly Reasons[];
  sweeps: { id: number; reason: string; isUndone: boolean }[];
  act(method: Method, path: string, body?: object): ReturnType<typeof send>;
}

type Step = (world: World, reason: string) => Promise<void>;

const part = fc.constantFrom<Part>('hidden', 'excluded');
const place = fc.nat(TRADES - 1);
const toAddress = (name: Part, id = 0) =>
  name === 'hidden' ? `/api/operator/trades/${id}/hidden` : `/api/operator/prices/${id}`;

const byHand = fc.tuple(part, place, fc.boolean()).map(
  ([name, at, isSet]): Step =>
    async ({ ids, model, act }, reason) => {
      await act(isSet ? 'PUT' : 'DELETE', toAddress(name, ids[at]), isSet ? { reason } : undefined);
      Object.assign(model[at] ?? {}, { [name]: isSet ? reason : null });
    },
);

const sweeping = part.map(
  (name): Step =>
    async ({ profileId, model, sweeps, act }, reason) => {
      const choices = name === 'hidden' ? { trades: 'hide' } : { prices: true };
      const { body } = await act('POST', `/api/operator/people/${profileId}/sweep`, { ...choices, reason });
      for (const reasons of model) if (name === 'hidden' || reasons.hidden === null) reasons[name] ??= reason;
      sweeps.push({ id: body.sweepId, reason, isUndone: false });
    },
);

const undoing = fc.nat(3).map(
  (nth): Step =>
    async ({ model, sweeps, act }) => {
      const known = sweeps[nth];
      if (!known) return;
      const { status } = await act('DELETE', `/api/operator/sweeps/${known.id}`, { reason: '되돌립니다' });
      expect(status).toBe(known.isUndone ? 409 : 200);
      known.isUndone = true;
      for (const reasons of model) {
        if (reasons.hidden === known.reason) reasons.hidden = null;
        if (reasons.excluded === known.reason) reasons.excluded = null;
      }
    },
);

const acts = fc.array(fc.tuple(fc.oneof(byHand, sweeping, undoing), fc.nat(1)), { minLength: 3, maxLength: 12 });

it('a sweep among other acts of two operators is taken back where nobody touched anything since, and nowhere else', {
  timeout: MANY_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { profile } = await signInAs(site);
      const rows = items.map(({ id }) => ({ item_id: id, profile_id: profile.id }));
      const made = await Promise.all(rows.map((row) => insertTrade(site.api.db, row)));
      const ids = made.map(({ id }) => id).toSorted((one, other) => one - other);
      const world = {
        profileId: profile.id,
        ids,
        model: ids.map((): Reasons => ({ hidden: null, excluded: null })),
        sweeps: [],
      };
      for (const [n, [step, who]] of steps.entries()) {
        clock.advance(1);
        await step({ ...world, act: (...call) => send(operators[who] ?? operators[0], ...call) }, `사유 ${n}`);
      }
      const found = await site.api.db
        .selectFrom('trade')
        .select(['hidden_reason as hidden', 'price_excluded_reason as excluded'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      expect(found).toEqual(world.model);
    }),
    { numRuns: 20 },
  );
});
