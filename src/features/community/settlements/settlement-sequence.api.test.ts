import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertParty } from '#tests/factories/parties.ts';
import { testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { settle } from './settle.rules.ts';
import { type Settlement, settlementSchema } from './settlement.contract.ts';

const CREATOR = 0;
const HOLDER = 1;
const PLAYERS = 4;
/** The last takes no part. */
const STRANGER = PLAYERS - 1;

const who = fc.integer({ min: 0, max: STRANGER });
const acts = fc.oneof(
  fc.record({ act: fc.constant('sell' as const), who, amount: fc.option(fc.integer({ min: 1, max: 5000 })) }),
  fc.record({ act: fc.constant('weigh' as const), who, weight: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ act: fc.constant('edit an old version' as const), who }),
  fc.record({ act: fc.constant('pay' as const), who, share: fc.nat(2), paid: fc.boolean() }),
  fc.record({ act: fc.constant('receive' as const), who, share: fc.nat(2), received: fc.boolean() }),
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

/** What a settlement of three shares, held by the second, is in a few numbers. */
interface Model {
  version: number;
  amount: number | null;
  weights: number[];
  paid: boolean[];
  received: boolean[];
}

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '1000' } });
let players: SignedInPlayer[];
let partyId: number;

beforeAll(async () => {
  players = await Promise.all(
    Array.from({ length: PLAYERS }, () => signInAs(site, { profile: { job: 1, level: 99 } })),
  );
  const { id } = await insertParty(site.api.db, {
    leader_id: players[CREATOR]?.profile.id ?? 0,
    others: players.slice(1, STRANGER).map(({ profile }) => ({ profileId: profile.id, job: 1 })),
    roles: [1, 0, 0],
  });
  partyId = id;
});

const headersOf = (index: number) => players[index]?.headers ?? { authorization: '' };
const partsOf = ({ amount, weights }: Pick<Model, 'amount' | 'weights'>) => ({
  entries: [{ name: '은나무가지', amount }],
  shares: players.slice(0, STRANGER).map(({ profile }, index) => ({ profileId: profile.id, weight: weights[index] })),
  holderIndex: HOLDER,
});

async function begun(model: Model): Promise<Settlement> {
  const payload = { partyId, title: '흉가 정산', ...partsOf(model) };
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/settlements',
    headers: headersOf(CREATOR),
    payload,
  });
  return settlementSchema.parse(answer.json());
}

const isManager = (index: number) => index === CREATOR || index === HOLDER;
const isMarked = ({ paid, received }: Model) => [...paid, ...received].includes(true);

function amountsOf({ amount, weights }: Model): readonly number[] {
  return settle({ amounts: [amount], weights, unit: 1, remainder: 1, holderIndex: HOLDER }).shares;
}

/** What the act is to be answered, and what it leaves. */
function expected(model: Model, act: Act): { answer: number | string; after: Model } {
  const refused = (answer: number | string) => ({ answer, after: model });
  if (act.who === STRANGER) return refused(404);
  if (act.act === 'pay' || act.act === 'receive') {
    const isAllowed = act.act === 'pay' ? isManager(act.who) : act.who === act.share;
    if (!isAllowed) return refused(403);
    if (model.amount === null) return refused('UNSOLD');
    if (act.share === HOLDER || amountsOf(model)[act.share] === 0) return refused(400);
    const set = (marks: boolean[], value: boolean) => marks.map((mark, index) => (index === act.share ? value : mark));
    const after =
      act.act === 'pay'
        ? { ...model, paid: set(model.paid, act.paid) }
        : { ...model, received: set(model.received, act.received) };
    return { answer: 200, after };
  }
  if (!isManager(act.who)) return refused(403);
  if (isMarked(model)) return refused('PAID');
  if (act.act === 'edit an old version') return refused('CHANGED');
  const changed =
    act.act === 'sell'
      ? { ...model, amount: act.amount }
      : { ...model, weights: [act.weight, ...model.weights.slice(1)] };
  return { answer: 200, after: { ...changed, version: model.version + 1 } };
}

async function done(settlement: Settlement, model: Model, act: Act): Promise<number | string> {
  const mark = act.act === 'pay' ? { paid: act.paid } : act.act === 'receive' ? { received: act.received } : undefined;
  const shareId = 'share' in act ? settlement.shares[act.share]?.id : undefined;
  const { after } = expected({ ...model, paid: [], received: [] }, { ...act, who: CREATOR });
  const answer = await site.app.inject({
    method: 'PUT',
    url: `/api/settlements/${settlement.id}${mark ? `/shares/${shareId}` : ''}`,
    headers: headersOf(act.who),
    payload: mark ?? {
      version: act.act === 'edit an old version' ? settlement.version + 7 : settlement.version,
      ...partsOf(act.act === 'edit an old version' ? model : after),
    },
  });
  return answer.json()?.data?.reason ?? answer.statusCode;
}

describe('a settlement, whatever is done to it', () => {
  it('answers as the small model, and always divides all of it', { tags: 'rounds' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (sequence) => {
        let model: Model = {
          version: 1,
          amount: 1000,
          weights: [1, 1, 1],
          paid: [false, false, false],
          received: [false, false, false],
        };
        let now = await begun(model);
        for (const act of sequence) {
          const { answer, after } = expected(model, act);
          expect([act, await done(now, model, act)]).toEqual([act, answer]);
          model = after;
          const read = await site.app.inject({ url: `/api/settlements/${now.id}`, headers: headersOf(CREATOR) });
          now = settlementSchema.parse(read.json());
          expect(now.version).toBe(model.version);
          expect(now.shares.map(({ paidAt }) => paidAt !== null)).toEqual(model.paid);
          expect(now.shares.map(({ receivedAt }) => receivedAt !== null)).toEqual(model.received);
          expect(now.shares.map(({ amount }) => amount)).toEqual(amountsOf(model));
          expect(now.shares.reduce((sum, { amount }) => sum + amount, 0) + now.kept).toBe(now.sale);
        }
      }),
      { numRuns: rounds(40) },
    );
  });
});
