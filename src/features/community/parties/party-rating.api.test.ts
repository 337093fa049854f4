import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertParty, type PartyParts } from '#tests/factories/parties.ts';
import { suspend } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
let leader: SignedInPlayer;
let member: SignedInPlayer;

beforeEach(async () => {
  [leader, member] = [await old(), await old()];
});

const ago = (ms: number) => new Date(Date.now() - ms);
const old = () => signInAs(site, { profile: { job: 4, level: 90, created_at: ago(60 * DAY_MS) } });

/** Both sit in it from its start; it ended so long ago, or runs. */
async function hunted({ endedAgo, ...parts }: PartyParts & { endedAgo?: number } = {}): Promise<number> {
  const end = endedAgo === undefined ? new Date(Date.now() + HOUR_MS) : ago(endedAgo);
  const { id } = await insertParty(site.api.db, {
    leader_id: leader.profile.id,
    others: [{ job: 4, profileId: member.profile.id }],
    created_at: new Date(end.getTime() - 2 * HOUR_MS),
    expired_at: end,
    ...parts,
  });
  return id;
}

async function give(id: number, who: SignedInPlayer | null, to: number, tags: readonly number[] = [1]) {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/parties/${id}/members/${to}/manner`,
    payload: { tags },
    ...(who && { headers: who.headers }),
  });
  return { status: answer.statusCode, reason: answer.json().data?.reason };
}
const read = async (url: string, who?: SignedInPlayer) =>
  (await site.app.inject({ url, ...(who && { headers: who.headers }) })).json();
const recordOf = (who: SignedInPlayer) => read(`/api/profiles/${who.profile.id}/record`);

describe('POST /api/parties/{id}/members/{profileId}/manner', () => {
  it('is given after a hunt by each to the other, and says nothing of goods', async () => {
    const id = await hunted({ endedAgo: HOUR_MS });
    const mayGet = async () =>
      (await read(`/api/parties/${id}`, member)).members.map(
        ({ profile, mayGetManner }: { profile: { id: number }; mayGetManner: boolean }) => [profile.id, mayGetManner],
      );
    expect(await mayGet()).toEqual([
      [leader.profile.id, true],
      [member.profile.id, false],
    ]);
    expect((await give(id, member, leader.profile.id, [3])).status).toBe(400);
    expect((await give(id, member, leader.profile.id, [1, 2])).status).toBe(201);
    expect((await give(id, member, leader.profile.id)).reason).toBe('TOO_SOON');
    expect((await mayGet())[0]).toEqual([leader.profile.id, false]);
    expect((await recordOf(leader)).manner).toEqual([
      { tag: 1, givers: 1 },
      { tag: 2, givers: 1 },
    ]);
    expect((await give(id, leader, member.profile.id)).status).toBe(201);
  });

  it('is refused to those who were not there, for those who were not, and to oneself', async () => {
    const id = await hunted({ endedAgo: HOUR_MS });
    const stranger = await old();
    expect((await give(id, null, leader.profile.id)).status).toBe(401);
    expect((await give(id, stranger, leader.profile.id)).status).toBe(403);
    expect((await give(id, member, stranger.profile.id)).status).toBe(404);
    expect((await give(id, member, member.profile.id)).status).toBe(404);
  });

  it('is refused to those who joined the site within seven days', async () => {
    member = await signInAs(site, { profile: { job: 4, level: 90, created_at: ago(6 * DAY_MS) } });
    expect((await give(await hunted({ endedAgo: HOUR_MS }), member, leader.profile.id)).reason).toBe('NEW_ACCOUNT');
  });

  it('wants twenty minutes together, counted while the party runs too, and fourteen days at most', async () => {
    const short = await hunted({ endedAgo: HOUR_MS, created_at: ago(HOUR_MS + 19 * MINUTE_MS) });
    expect((await give(short, member, leader.profile.id)).reason).toBe('NOT_TOGETHER');
    const long = await hunted({ endedAgo: 15 * DAY_MS });
    expect((await give(long, member, leader.profile.id)).reason).toBe('TOO_LATE');
    expect((await give(await hunted({ created_at: ago(21 * MINUTE_MS) }), member, leader.profile.id)).status).toBe(201);
  });
});

describe('the record', () => {
  it('counts parties led and joined in which another one sat beside for twenty minutes', async () => {
    await hunted({ endedAgo: HOUR_MS });
    await hunted({ endedAgo: 2 * DAY_MS });
    await hunted({ endedAgo: 91 * DAY_MS });
    await hunted({ endedAgo: 5 * DAY_MS, others: [] });
    await hunted({ endedAgo: 4 * DAY_MS, created_at: ago(4 * DAY_MS + 19 * MINUTE_MS) });
    expect((await recordOf(leader)).parties).toEqual({ days: 90, led: 2, joined: 0 });
    expect((await recordOf(member)).parties).toEqual({ days: 90, led: 0, joined: 2 });
  });

  it('counts no party with those alone who were suspended or deleted since', async () => {
    await hunted({ endedAgo: HOUR_MS });
    await suspend(site.api.db, member);
    expect((await recordOf(leader)).parties.led).toBe(0);
  });

  it('is what a leader sees of those who ask, and their profile says', async () => {
    await hunted({ endedAgo: HOUR_MS });
    const { id } = await insertParty(site.api.db, { leader_id: (await old()).profile.id });
    const other = await signInAs(site, { profile: { job: 1, level: 99 } });
    await site.api.db.updateTable('party').set({ leader_id: other.profile.id }).where('id', '=', id).execute();
    await site.api.db
      .updateTable('party_member')
      .set({ profile_id: other.profile.id })
      .where('party_id', '=', id)
      .execute();
    await site.app.inject({ method: 'POST', url: `/api/parties/${id}/members`, headers: member.headers, payload: {} });
    const own = await read('/api/parties/mine', other);
    expect(own.party.asks[0].record.parties).toEqual({ days: 90, led: 0, joined: 1 });
  });
});
