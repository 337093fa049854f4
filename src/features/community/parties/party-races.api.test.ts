import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const ROUNDS = rounds(15);
const FREE_SEATS = 3;
const REQUESTERS = 12;
const ANY_ROLE = 0;

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '10000' } });

async function partyOf(leader: SignedInPlayer): Promise<number> {
  const { id } = await insertParty(site.api.db, {
    leader_id: leader.profile.id,
    leader: { job: 1, level: 99 },
    roles: [1, ...Array<number>(FREE_SEATS).fill(ANY_ROLE)],
  });
  return id;
}

async function requesterOf(...partyIds: readonly number[]): Promise<number> {
  const { id } = await insertProfile(site.api.db, { job: 4, level: 87 });
  const requested_at = new Date(Date.now() - MINUTE_MS);
  const values = partyIds.map((party_id) => ({
    party_id,
    profile_id: id,
    job: 4,
    level: 87,
    message: '',
    requested_at,
  }));
  await site.api.db.insertInto('party_request').values(values).execute();
  return id;
}

async function accept(leader: SignedInPlayer, partyId: number, profileId: number): Promise<string> {
  const { statusCode, body } = await site.app.inject({
    method: 'PUT',
    url: `/api/parties/${partyId}/members/${profileId}`,
    headers: leader.headers,
    payload: { action: 'accept' },
  });
  const answer: unknown = JSON.parse(body);
  const { reason } = (answer as { data?: { reason?: string } }).data ?? {};
  return reason ?? String(statusCode);
}

async function seatsOf(partyId: number): Promise<number[]> {
  const rows = await site.api.db
    .selectFrom('party_member')
    .select('seat')
    .where('party_id', '=', partyId)
    .where('left_at', 'is', null)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
}

describe(`racing leaders, ${ROUNDS} times`, { tags: 'rounds' }, () => {
  it(`take exactly ${FREE_SEATS} of ${REQUESTERS} players for ${FREE_SEATS} seats, and tell the others why`, async () => {
    const leader = await signInAs(site);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await partyOf(leader);
      const players = [];
      for (let nth = 0; nth < REQUESTERS; nth += 1) players.push(await requesterOf(id));
      const answers = await Promise.all(players.map((player) => accept(leader, id, player)));
      expect(answers.toSorted()).toEqual([
        ...Array<string>(FREE_SEATS).fill('200'),
        ...Array<string>(REQUESTERS - FREE_SEATS).fill('NO_SEAT'),
      ]);
      expect(await seatsOf(id)).toEqual([0, 1, 2, 3]);
      await site.api.db
        .updateTable('party')
        .set({ closed_at: new Date(), closed_by: 'leader' })
        .where('id', '=', id)
        .execute();
    }
  });

  it('who take the same player: one has him, the other hears that he sits elsewhere', async () => {
    const [one, other] = [await signInAs(site), await signInAs(site)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = [await partyOf(one), await partyOf(other)];
      const player = await requesterOf(first, second);
      const answers = await Promise.all([accept(one, first, player), accept(other, second, player)]);
      expect(answers.toSorted()).toEqual(['200', 'IN_PARTY']);
      const seats = [...(await seatsOf(first)), ...(await seatsOf(second))];
      expect(seats.toSorted()).toEqual([0, 0, 1]);
      await site.api.db
        .updateTable('party')
        .set({ closed_at: new Date(), closed_by: 'leader' })
        .where('id', 'in', [first, second])
        .execute();
    }
  });
});
