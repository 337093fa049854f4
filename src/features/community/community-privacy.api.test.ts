import { describe, expect, it } from 'vitest';
import { communityLiveTopics, createLiveTopics } from '#app/live-topics.ts';
import type { LiveTopic } from '#platform/live/live-topics.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { testApp } from '#tests/support/open-app.ts';
import { LEADERS_SECRET, MEMBERS_SECRET, makePartyWorld, type PartyWorld } from '#tests/support/party-world.ts';
import * as turns from './loot-rotation/loot-rotation.contract.ts';
import * as parties from './parties/party-endpoints.contract.ts';

// Privacy by list: who gets what from every call and every live topic of these contracts. A call without a line fails.

const CONTRACTS = [parties, turns];

const ROLES = ['nobody', 'stranger', 'asker', 'former', 'suspended', 'member', 'leader', 'operator'] as const;
type Role = (typeof ROLES)[number];
type Statuses = readonly [number, number, number, number, number, number, number, number];

interface Line {
  url: (world: PartyWorld) => string;
  payload?: (world: PartyWorld) => object;
  /** In the order of the roles. */
  statuses: Statuses;
  /** Who reads what is for members alone, the leader's included. */
  members?: readonly Role[];
}

const MEMBERS: readonly Role[] = ['suspended', 'member', 'leader'];
const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200, 200, 200];

const LINES: Readonly<Record<string, Line>> = {
  'GET /api/parties': { url: () => '/api/parties?limit=100', statuses: EVERYBODY },
  'GET /api/parties/counts': { url: () => '/api/parties/counts', statuses: EVERYBODY },
  'GET /api/parties/mine': {
    url: () => '/api/parties/mine',
    statuses: [401, 200, 200, 200, 200, 200, 200, 200],
    members: MEMBERS,
  },
  'GET /api/parties/:id': { url: ({ partyId }) => `/api/parties/${partyId}`, statuses: EVERYBODY, members: MEMBERS },
  'POST /api/parties': {
    url: () => '/api/parties',
    payload: () => ({ title: '다른 파티', gameServer: 1 }),
    statuses: [401, 201, 201, 201, 499, 409, 409, 201],
  },
  'PUT /api/parties/:id': {
    url: ({ partyId }) => `/api/parties/${partyId}`,
    payload: () => ({ channel: 3 }),
    statuses: [401, 403, 403, 403, 499, 403, 200, 403],
  },
  'DELETE /api/parties/:id': {
    url: ({ partyId }) => `/api/parties/${partyId}`,
    statuses: [401, 403, 403, 403, 403, 403, 200, 403],
  },
  'POST /api/parties/:id/members': {
    url: ({ partyId }) => `/api/parties/${partyId}/members`,
    payload: () => ({}),
    statuses: [401, 201, 200, 201, 499, 409, 409, 201],
  },
  'DELETE /api/parties/:id/members': {
    url: ({ partyId }) => `/api/parties/${partyId}/members`,
    statuses: [401, 404, 200, 404, 200, 200, 409, 404],
  },
  'PUT /api/parties/:id/members/:profileId': {
    url: ({ partyId, asker }) => `/api/parties/${partyId}/members/${asker.profile.id}`,
    payload: () => ({ action: 'accept' }),
    statuses: [401, 403, 403, 403, 499, 403, 200, 403],
    members: ['leader'],
  },
  'POST /api/parties/:id/members/:profileId/manner': {
    url: ({ partyId, other }) => `/api/parties/${partyId}/members/${other.profile.id}/manner`,
    payload: () => ({ tags: [1] }),
    statuses: [401, 403, 403, 201, 499, 201, 201, 403],
  },
  'GET /api/turns': {
    url: ({ partyId }) => `/api/turns?partyId=${partyId}`,
    statuses: [401, 404, 404, 404, 200, 200, 200, 404],
    members: MEMBERS,
  },
  'GET /api/turns/:id': {
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}`,
    statuses: [401, 404, 404, 404, 200, 200, 200, 404],
    members: MEMBERS,
  },
  'POST /api/turns': {
    url: () => '/api/turns',
    payload: ({ partyId }) => ({ partyId, title: '새 순번표' }),
    statuses: [401, 404, 404, 404, 499, 403, 200, 404],
    members: ['leader'],
  },
  'PUT /api/turns/:id': {
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}`,
    payload: () => ({ mode: 2 }),
    statuses: [401, 404, 404, 404, 499, 403, 200, 404],
    members: ['leader'],
  },
  'DELETE /api/turns/:id': {
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}`,
    statuses: [401, 404, 404, 404, 499, 403, 200, 404],
  },
  'POST /api/turns/:id/entries': {
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}/entries`,
    statuses: [401, 404, 404, 404, 499, 200, 200, 404],
    members: ['member', 'leader'],
  },
  'DELETE /api/turns/:id/entries/:entryId': {
    url: ({ lootRotationId, memberEntryId }) => `/api/turns/${lootRotationId}/entries/${memberEntryId}`,
    statuses: [401, 404, 404, 404, 499, 200, 200, 404],
  },
  'PUT /api/turns/:id/next': {
    url: ({ lootRotationId }) => `/api/turns/${lootRotationId}/next`,
    payload: ({ firstEntryId }) => ({ entryId: firstEntryId, outcome: 2 }),
    statuses: [401, 404, 404, 404, 499, 403, 200, 404],
    members: ['leader'],
  },
};

const endpoints = CONTRACTS.flatMap((contract) => Object.values<unknown>(contract)).filter(isEndpoint);
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const nameOfTopic = (topic: LiveTopic['topic']) => (typeof topic === 'string' ? String(topic) : topic.prefix);

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });

function sendAs(world: PartyWorld, role: Role, name: string) {
  const { url, payload } = lineOf(name);
  const method = endpoints.find((one) => nameOf(one) === name)?.method ?? 'GET';
  const body = payload?.(world);
  return site.app.inject({
    method,
    url: url(world),
    headers: role === 'nobody' ? { 'sec-fetch-site': 'same-origin' } : world[role].headers,
    ...(body && { payload: body }),
  });
}

function lineOf(name: string): Line {
  const line = LINES[name];
  if (!line) throw new Error(`${name} has no line in the list of who gets what`);
  return line;
}

/** What one who only sees the party must not read: who sits there but the leader, who stands in the turns, what was asked. */
function secretsIn(body: string, { member, other, suspended, former, removed, asker }: PartyWorld) {
  const names = [member, other, suspended, former, removed, asker].map(({ profile }) => profile.name);
  return [MEMBERS_SECRET, ...names].filter((secret) => body.includes(`"${secret}"`));
}

function findLeaks(
  body: string,
  { world, role, mayRead }: { world: PartyWorld; role: Role; mayRead: boolean },
): string[] {
  const own = role === 'nobody' ? '' : world[role].profile.name;
  const secrets = secretsIn(body, world).filter((secret) => secret !== own);
  const leaks = body.includes(LEADERS_SECRET) && role !== 'leader' ? [`${role} reads what the leader was asked`] : [];
  if (mayRead && secrets.length === 0) return [...leaks, `${role} does not read what is for him`];
  if (!mayRead && secrets.length > 0) return [...leaks, `${role} reads ${secrets.join(', ')}`];
  return leaks;
}

describe('every call', () => {
  it('has its line in the list, and every line its call', () => {
    expect(Object.keys(LINES).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  it.each(endpoints.map(nameOf))('%s answers each as the list says, and tells nobody more', async (name) => {
    const { statuses, members = [] } = lineOf(name);
    const answers: unknown[] = [];
    const leaks: string[] = [];
    let world = await makePartyWorld(site);
    for (const role of ROLES) {
      const { statusCode, body } = await sendAs(world, role, name);
      answers.push(statusCode);
      leaks.push(...findLeaks(body, { world, role, mayRead: members.includes(role) }));
      // What one did would change what the next one sees.
      if (statusCode < 300 && !name.startsWith('GET')) world = await makePartyWorld(site);
    }
    expect(leaks).toEqual([]);
    expect(answers).toEqual(statuses);
  });
});

describe('what is heard live', () => {
  /** A life of a party, of which everybody could hear. */
  async function live(world: PartyWorld): Promise<void> {
    const { partyId, lootRotationId, asker, other, stranger } = world;
    const send = async (
      role: 'leader' | 'stranger',
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ) => {
      const { statusCode } = await site.app.inject({
        method,
        url,
        headers: world[role].headers,
        ...(payload && { payload }),
      });
      expect([url, statusCode < 300]).toEqual([url, true]);
    };
    const members = `/api/parties/${partyId}/members`;
    await send('stranger', 'POST', members, { message: LEADERS_SECRET });
    await send('leader', 'PUT', `${members}/${asker.profile.id}`, { action: 'accept' });
    await send('leader', 'PUT', `${members}/${stranger.profile.id}`, { action: 'refuse' });
    await send('leader', 'PUT', `/api/turns/${lootRotationId}`, { mode: 2 });
    await send('leader', 'PUT', `${members}/${other.profile.id}`, { action: 'remove' });
    await send('leader', 'DELETE', `/api/parties/${partyId}`);
  }

  it('is of no other topics than these', () => {
    expect(communityLiveTopics(site.api.db).map(({ for: whom, topic }) => [whom, nameOfTopic(topic)])).toEqual([
      ['everyone', 'parties'],
      ['everyone', 'guilds'],
      ['members', 'guild:'],
      ['everyone', 'broadcasts'],
      ['everyone', 'broadcasts:item:'],
    ]);
  });

  it('tells everybody nothing that is private, and of what is private only those whom it concerns', async () => {
    const world = await makePartyWorld(site);
    const { id: last } = await site.api.db
      .selectFrom('live_event')
      .select(({ fn }) => fn.coalesce(fn.max('id'), fn.count<number>('id')).as('id'))
      .executeTakeFirstOrThrow();
    await live(world);
    const events = await site.api.db
      .selectFrom('live_event')
      .select(['topics', 'type', 'data'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    const everybodys = events.filter(({ topics }) =>
      topics.some((name) => createLiveTopics(site.api.db).isForEveryone(name)),
    );
    expect(new Set(everybodys.map(({ type }) => type))).toEqual(new Set(['party.changed', 'party.ended']));
    for (const { data } of everybodys) {
      expect(secretsIn(JSON.stringify(data), world)).toEqual([]);
      expect(JSON.stringify(data)).not.toContain(LEADERS_SECRET);
    }
    const receivedBy = (role: Exclude<Role, 'nobody'>) =>
      events.filter(({ topics }) => topics.includes(`me:${world[role].userId}`)).map(({ type }) => type);
    const ownOf = (role: Exclude<Role, 'nobody'>) => new Set(receivedBy(role).filter((type) => /[.]own$/.test(type)));
    expect(ownOf('leader')).toEqual(new Set(['party.own', 'turn.own']));
    expect(ownOf('member')).toEqual(new Set(['party.own', 'turn.own']));
    expect(ownOf('suspended')).toEqual(new Set(['party.own', 'turn.own']));
    expect(ownOf('asker')).toEqual(new Set(['party.own', 'turn.own']));
    expect(ownOf('stranger')).toEqual(new Set(['party.own']));
    for (const role of ['former', 'operator'] as const) expect([role, ownOf(role)]).toEqual([role, new Set()]);
    for (const { type, data } of events.filter((event) => /[.]own$/.test(event.type)))
      expect([type, Object.keys(data as object)]).toEqual([type, ['id']]);
  });
});
