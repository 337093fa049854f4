import { beforeEach, describe, expect, it } from 'vitest';
import { topicOfPerson } from '#features/people/people.topics.ts';
import type { EndpointData } from '#shared/endpoint.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { suspend } from '#tests/factories/people.ts';
import { insertSettlement } from '#tests/factories/settlements.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import * as endpoints from './settlement-endpoints.contract.ts';

type Who =
  | 'nobody'
  | 'without a profile'
  | 'stranger'
  | 'operator'
  | 'member without a share'
  | 'former member with a share'
  | 'suspended member'
  | 'member'
  | 'holder'
  | 'creator';

interface Place {
  settlementId: number;
  shareId: number;
  partyId: number;
}

interface Request {
  url(place: Place): string;
  payload?(place: Place): object;
  answers: Record<Who, number>;
}

const UNSEEN = { nobody: 401, 'without a profile': 403, stranger: 404, operator: 404 } as const;
const READS = {
  'former member with a share': 200,
  'suspended member': 200,
  member: 200,
  holder: 200,
  creator: 200,
} as const;

const CHANGES = {
  ...UNSEEN,
  'member without a share': 404,
  'former member with a share': 403,
  'suspended member': 499,
  member: 403,
  holder: 200,
  creator: 200,
} as const;

/** What each call answers to each: a new call without its row fails below. */
const TABLE: Record<keyof typeof endpoints, Request[]> = {
  listSettlements: [
    {
      url: ({ partyId }) => `?partyId=${partyId}`,
      answers: { ...UNSEEN, 'member without a share': 200, ...READS },
    },
    { url: () => '', answers: { ...UNSEEN, stranger: 200, operator: 200, 'member without a share': 200, ...READS } },
  ],
  getSettlement: [
    { url: ({ settlementId }) => `/${settlementId}`, answers: { ...UNSEEN, 'member without a share': 404, ...READS } },
  ],
  createSettlement: [
    {
      url: () => '',
      payload: ({ partyId }) => ({ partyId, title: '새 정산', entries: [{ name: '은나무가지' }] }),
      answers: {
        ...CHANGES,
        'member without a share': 201,
        'former member with a share': 404,
        member: 201,
        holder: 201,
        creator: 201,
      },
    },
  ],
  changeSettlement: [
    {
      url: ({ settlementId }) => `/${settlementId}`,
      payload: () => ({ version: 1, title: '고친 정산' }),
      answers: CHANGES,
    },
  ],
  deleteSettlement: [
    {
      url: ({ settlementId }) => `/${settlementId}`,
      answers: { ...CHANGES, holder: 403 },
    },
  ],
  markShare: [
    {
      url: ({ settlementId, shareId }) => `/${settlementId}/shares/${shareId}`,
      payload: () => ({ paid: true }),
      answers: CHANGES,
    },
  ],
};

/** The calls that are there. */
const CALLS: Readonly<Record<string, EndpointData>> = { ...endpoints };
const TITLE = '아무도 모르는 정산';
const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
let people: Record<Who, SignedIn | SignedInPlayer | null>;
let place: Place;

beforeEach(async () => {
  const player = (parts: object = {}) => signInAs(site, { profile: { job: 1, level: 99 }, ...parts });
  const [creator, holder, member, suspended, former, without] = [
    await player(),
    await player(),
    await player(),
    await player(),
    await player(),
    await player(),
  ];
  people = {
    nobody: null,
    'without a profile': await signInAs(site, { profile: null }),
    stranger: await player(),
    operator: await player({ isOperator: true }),
    'member without a share': without,
    'former member with a share': former,
    'suspended member': suspended,
    member,
    holder,
    creator,
  };
  const sitting = [holder, member, suspended, former, without];
  const { id: partyId } = await insertParty(site.api.db, {
    leader_id: creator.profile.id,
    others: sitting.map(({ profile }) => ({ profileId: profile.id, job: 1 })),
    roles: [1, 0, 0, 0, 0, 0],
  });
  await site.api.db
    .updateTable('party_member')
    .set({ left_at: new Date(), left_by: 'self' })
    .where('profile_id', '=', former.profile.id)
    .execute();
  await suspend(site.api.db, suspended);
  const { id, shareIds } = await insertSettlement(site.api.db, {
    party_id: partyId,
    creator_id: creator.profile.id,
    title: TITLE,
    shares: [holder, member, suspended, former].map(({ profile }) => ({ profile_id: profile.id })),
  });
  place = { partyId, settlementId: id, shareId: shareIds[1] ?? 0 };
});

const CASES = Object.entries(TABLE).flatMap(([name, all]) =>
  all.flatMap((row, index) =>
    (Object.keys(row.answers) as Who[]).map((who) => ({ name: name as keyof typeof endpoints, index, who })),
  ),
);

function request(name: keyof typeof TABLE, { url, payload }: Request, who: Who) {
  const method = CALLS[name]?.method ?? 'GET';
  const caller = people[who];
  return site.app.inject({
    method,
    url: `/api/settlements${url(place)}`,
    ...(caller && { headers: caller.headers }),
    ...(payload && { payload: payload(place) }),
  });
}

describe('every call about settlements', () => {
  it('has its row here', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(CASES)('$name ($index) answers the $who as promised', async ({ name, index, who }) => {
    const row = TABLE[name][index];
    expect.assert(row !== undefined);
    const answer = await request(name, row, who);
    expect(answer.statusCode).toBe(row.answers[who]);
    const isInside = ['former member with a share', 'suspended member', 'member', 'holder', 'creator'].includes(who);
    if (!isInside) expect(answer.body).not.toContain(TITLE);
  });
});

describe('what is published live of a settlement', () => {
  const accounts = (...of: Who[]) => of.map((who) => topicOfPerson(people[who]?.userId ?? '')).toSorted();
  const published = async () => {
    const events = await site.api.db
      .selectFrom('live_event')
      .select(['topics', 'data'])
      .where('type', '=', 'settlement.own')
      .execute();
    await site.api.db.deleteFrom('live_event').execute();
    return events.map(({ topics, data }) => ({ topics: topics.toSorted(), data }));
  };

  it('is its id alone, for those who may see it and for nobody else', async () => {
    const all = accounts('creator', 'holder', 'member', 'suspended member', 'former member with a share');
    await site.api.db.deleteFrom('live_event').execute();
    for (const [name, who] of [
      ['changeSettlement', 'holder'],
      ['markShare', 'holder'],
    ] as const) {
      const row = TABLE[name][0];
      expect.assert(row !== undefined);
      await request(name, row, who);
      expect(await published()).toEqual([{ topics: all, data: { id: place.settlementId } }]);
    }
  });

  it('is published by those who could see it when it is deleted', async () => {
    await site.api.db.deleteFrom('live_event').execute();
    const [row] = TABLE.deleteSettlement;
    expect.assert(row !== undefined);
    await request('deleteSettlement', row, 'creator');
    expect((await published()).map(({ data }) => data)).toEqual([{ id: place.settlementId }]);
  });
});

describe('an account that is deleted', () => {
  it('leaves its sums to the others, under no name, and had them in its export', async () => {
    const member = people.member as SignedInPlayer;
    const file = (await site.app.inject({ url: '/api/profiles/me/export', headers: member.headers })).json();
    expect(file.settlements).toEqual([
      expect.objectContaining({
        id: place.settlementId,
        isCreator: false,
        shares: [expect.objectContaining({ amount: 250_000 })],
      }),
    ]);
    await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers: member.headers });
    const answer = await site.app.inject({
      url: `/api/settlements/${place.settlementId}`,
      headers: people.creator?.headers ?? {},
    });
    expect(answer.json().shares[1]).toMatchObject({
      name: '탈퇴한 사용자',
      amount: 250_000,
      profile: { userId: null },
    });
    expect(answer.body).not.toContain(member.profile.name);
  });
});
