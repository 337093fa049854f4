import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { makePartyWorld, type PartyStateName, type PartyWorld } from '#tests/support/party-world.ts';

// Every act × every state of a party × everybody that a party may have to do with.

const ROLES = ['leader', 'member', 'asker', 'removed', 'stranger', 'suspended', 'blocked'] as const;
type Statuses = readonly [number, number, number, number, number, number, number];

interface Act {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: (world: PartyWorld) => string;
  payload?: (world: PartyWorld) => object;
}

const party = ({ partyId }: PartyWorld) => `/api/parties/${partyId}`;
const onMember = (action: string, whom: 'asker' | 'other'): Act => ({
  method: 'PUT',
  url: (world) => `${party(world)}/members/${world[whom].profile.id}`,
  payload: () => ({ action }),
});

const ACTS = {
  see: { method: 'GET', url: party },
  change: { method: 'PUT', url: party, payload: () => ({ channel: 7 }) },
  close: { method: 'DELETE', url: party },
  request: { method: 'POST', url: (world) => `${party(world)}/members`, payload: () => ({}) },
  leave: { method: 'DELETE', url: (world) => `${party(world)}/members` },
  accept: onMember('accept', 'asker'),
  refuse: onMember('refuse', 'asker'),
  remove: onMember('remove', 'other'),
  lead: onMember('lead', 'other'),
  ratePlayer: {
    method: 'POST',
    url: (world) => `${party(world)}/members/${world.other.profile.id}/manner`,
    payload: () => ({ tags: [1] }),
  },
  seeTurns: { method: 'GET', url: ({ lootRotationId }) => `/api/turns/${lootRotationId}` },
  joinTurns: {
    method: 'POST',
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}/entries`,
    payload: () => ({}),
  },
  advanceTurns: {
    method: 'PUT',
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}/next`,
    payload: ({ firstEntryId }) => ({ entryId: firstEntryId, outcome: 2 }),
  },
  changeTurns: {
    method: 'PUT',
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}`,
    payload: () => ({ mode: 2 }),
  },
} as const satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;

const ALL: Statuses = [200, 200, 200, 200, 200, 200, 200];
const LEADERS: Statuses = [200, 403, 403, 403, 403, 499, 403];
const ENDED_LEADERS: Statuses = [409, 403, 403, 403, 403, 499, 403];
/** Handing over and closing are open to the suspended, and those who do not lead are told so. */
const EVEN_SUSPENDED: Statuses = [200, 403, 403, 403, 403, 403, 403];
const ENDED_EVEN_SUSPENDED: Statuses = [409, 403, 403, 403, 403, 403, 403];
const RATING: Statuses = [201, 201, 403, 201, 403, 499, 403];
const TURNS: Record<'seeTurns' | 'joinTurns' | 'advanceTurns' | 'changeTurns', Statuses> = {
  seeTurns: [200, 200, 404, 404, 404, 200, 404],
  joinTurns: [200, 200, 404, 404, 404, 499, 404],
  advanceTurns: [200, 403, 404, 404, 404, 499, 404],
  changeTurns: [200, 403, 404, 404, 404, 499, 404],
};

const OPEN: Record<ActName, Statuses> = {
  see: ALL,
  change: LEADERS,
  close: EVEN_SUSPENDED,
  request: [409, 409, 200, 409, 201, 499, 201],
  leave: [409, 200, 200, 404, 404, 200, 404],
  accept: LEADERS,
  refuse: LEADERS,
  remove: LEADERS,
  lead: EVEN_SUSPENDED,
  ratePlayer: RATING,
  ...TURNS,
};
const TABLE: Record<PartyStateName, Record<ActName, Statuses>> = {
  open: OPEN,
  full: { ...OPEN, request: [409, 409, 200, 409, 409, 499, 409], accept: ENDED_LEADERS },
  ended: {
    ...OPEN,
    change: ENDED_LEADERS,
    close: ENDED_EVEN_SUSPENDED,
    request: [409, 409, 409, 409, 409, 499, 409],
    leave: [409, 409, 409, 404, 404, 409, 404],
    accept: ENDED_LEADERS,
    refuse: ENDED_LEADERS,
    remove: ENDED_LEADERS,
    lead: ENDED_EVEN_SUSPENDED,
  },
};

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });

const cases = Object.entries(TABLE).flatMap(([state, acts]) =>
  Object.entries(acts).map(([act, statuses]) => [act as ActName, state as PartyStateName, statuses] as const),
);

describe('who may do what', () => {
  it.each(cases)('%s in a party that is %s', async (name, state, statuses) => {
    const { method, url, payload }: Act = ACTS[name];
    const answers: number[] = [];
    let world = await makePartyWorld(site, state);
    for (const role of ROLES) {
      const answer = await site.app.inject({
        method,
        url: url(world),
        headers: world[role].headers,
        ...(payload && { payload: payload(world) }),
      });
      answers.push(answer.statusCode);
      // What one did would change what the next one may do.
      if (answer.statusCode < 300 && method !== 'GET') world = await makePartyWorld(site, state);
    }
    expect(Object.fromEntries(ROLES.map((role, index) => [role, answers[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, statuses[index]])),
    );
  });
});
