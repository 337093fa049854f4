import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { findPrivacyLeaks, isInside, ROLES, type Role, type Secret } from '#tests/support/guild-privacy.ts';
import {
  APPLICATION_SECRET,
  BOARD_SECRET,
  type GuildWorld,
  INVITE_SECRET,
  makeGuildPeople,
  makeGuildWorld,
  SCHEDULE_SECRET,
  SETTLEMENT_SECRET,
  TURNS_SECRET,
  WEBHOOK_ADDRESS,
} from '#tests/support/guild-world.ts';
import { multipart } from '#tests/support/multipart.ts';
import { testApp } from '#tests/support/open-app.ts';
import { openedForTests } from '#tests/support/opened-for-tests.ts';
import * as gatherings from './gatherings/gathering.contract.ts';
import * as posts from './guild-posts/guild-post.contract.ts';
import * as webhooks from './guild-webhooks/guild-webhook.contract.ts';
import * as guilds from './guilds/guild-endpoints.contract.ts';
import * as operators from './guilds/guild-operator.contract.ts';
import * as turns from './loot-rotation/loot-rotation.contract.ts';
import * as settlements from './settlements/settlement-endpoints.contract.ts';

// Privacy by list: who gets what of a guild from every call of these contracts. A call without a line fails. Its topic: guild-live-privacy.

const CONTRACTS = [guilds, posts, gatherings, webhooks, operators, settlements, turns];

/** In the order of the roles: nobody, stranger, applicant, former, suspended, ranks 5 to 1, operator. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number, number, number];

interface Line {
  url: (world: GuildWorld) => string;
  payload?: (world: GuildWorld) => object;
  /** A picture instead. */
  isUpload?: true;
  statuses: Statuses;
  /** What those may read who may read it at all; where absent, nothing. */
  reads?: readonly Secret[];
}

const path = ({ guildId }: GuildWorld, rest = '') => `/api/guilds/${guildId}${rest}`;
const post = (world: GuildWorld, rest = '') => path(world, `/posts/${world.postId}${rest}`);
const settlement = ({ settlementId }: GuildWorld, rest = '') => `/api/settlements/${settlementId}${rest}`;
const gathering = (world: GuildWorld, rest = '') => path(world, `/gatherings/${world.gatheringId}${rest}`);
const lootRotation = ({ lootRotationId }: GuildWorld, rest = '') => `/api/turns/${lootRotationId}${rest}`;

const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200];
const OF_MEMBERS: Statuses = [401, 403, 403, 403, 200, 200, 200, 200, 200, 200, 403];
const OF_OFFICERS: Statuses = [401, 403, 403, 403, 403, 403, 403, 200, 200, 200, 403];
const CHANGES: Statuses = [401, 403, 403, 403, 499, 403, 403, 200, 200, 200, 403];
const HEADS: Statuses = [401, 403, 403, 403, 499, 403, 403, 403, 200, 200, 403];
const OPERATE: Statuses = [401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200];

const LINES: Readonly<Record<string, Line>> = {
  'GET /api/guilds': { url: () => '/api/guilds?limit=100', statuses: EVERYBODY },
  'GET /api/guilds/mine': {
    url: () => '/api/guilds/mine',
    statuses: [401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
    reads: [INVITE_SECRET],
  },
  'GET /api/guilds/:id': { url: path, statuses: EVERYBODY, reads: [INVITE_SECRET] },
  'POST /api/guilds': {
    url: () => '/api/guilds',
    payload: ({ guildId }) => ({ name: `새집${guildId}`, gameServer: 1 }),
    statuses: [401, 201, 201, 201, 499, 409, 409, 409, 409, 409, 201],
  },
  'PUT /api/guilds/:id/icon': {
    url: (world) => path(world, '/icon'),
    isUpload: true,
    statuses: HEADS,
    reads: [INVITE_SECRET],
  },
  'DELETE /api/guilds/:id/icon': { url: (world) => path(world, '/icon'), statuses: HEADS },
  'DELETE /api/operator/guilds/:id/icon': {
    url: ({ guildId }) => `/api/operator/guilds/${guildId}/icon`,
    statuses: OPERATE,
  },
  'PUT /api/guilds/:id': { url: path, payload: () => ({ tint: 3 }), statuses: HEADS, reads: [INVITE_SECRET] },
  'DELETE /api/guilds/:id': { url: path, statuses: [401, 403, 403, 403, 403, 403, 403, 403, 403, 200, 403] },
  'POST /api/guilds/:id/restore': {
    url: (world) => path(world, '/restore'),
    statuses: [401, 403, 403, 403, 499, 403, 403, 403, 403, 200, 403],
    reads: [INVITE_SECRET],
  },
  'POST /api/guilds/:id/takeover': {
    url: (world) => path(world, '/takeover'),
    statuses: [401, 403, 403, 403, 499, 403, 403, 403, 409, 403, 403],
  },
  'GET /api/guilds/:id/members': { url: (world) => path(world, '/members'), statuses: OF_MEMBERS },
  'GET /api/guilds/:id/applications': {
    url: (world) => path(world, '/applications'),
    statuses: OF_OFFICERS,
    reads: [APPLICATION_SECRET],
  },
  'POST /api/guilds/:id/members': {
    url: (world) => path(world, '/members'),
    payload: () => ({}),
    statuses: [401, 201, 200, 201, 499, 409, 409, 409, 409, 409, 201],
  },
  'DELETE /api/guilds/:id/members': {
    url: (world) => path(world, '/members'),
    statuses: [401, 404, 200, 404, 200, 200, 200, 200, 200, 409, 404],
  },
  'PUT /api/guilds/:id/members/me': {
    url: (world) => path(world, '/members/me'),
    payload: () => ({ isShown: true }),
    statuses: [401, 403, 403, 403, 499, 200, 200, 200, 200, 200, 403],
    reads: [INVITE_SECRET],
  },
  'PUT /api/guilds/:id/members/:profileId': {
    url: (world) => path(world, `/members/${world.applicant.profile.id}`),
    payload: () => ({ action: 'accept' }),
    statuses: CHANGES,
  },
  'GET /api/guilds/:id/posts': {
    url: (world) => path(world, '/posts'),
    statuses: OF_MEMBERS,
    reads: [BOARD_SECRET, SETTLEMENT_SECRET],
  },
  'GET /api/guilds/:id/posts/:postId': {
    url: post,
    statuses: OF_MEMBERS,
    reads: [BOARD_SECRET, SETTLEMENT_SECRET],
  },
  'POST /api/guilds/:id/posts': {
    url: (world) => path(world, '/posts'),
    payload: () => ({ text: '새 글' }),
    statuses: [401, 403, 403, 403, 499, 403, 201, 201, 201, 201, 403],
  },
  'PUT /api/guilds/:id/posts/:postId': {
    url: post,
    payload: () => ({ isPinned: true }),
    statuses: CHANGES,
    reads: [BOARD_SECRET, SETTLEMENT_SECRET],
  },
  'DELETE /api/guilds/:id/posts/:postId': {
    url: post,
    statuses: [401, 403, 403, 403, 499, 403, 200, 200, 200, 200, 403],
  },
  'POST /api/guilds/:id/posts/:postId/comments': {
    url: (world) => post(world, '/comments'),
    payload: () => ({ text: '댓글' }),
    statuses: [401, 403, 403, 403, 499, 403, 201, 201, 201, 201, 403],
  },
  'DELETE /api/guilds/:id/posts/:postId/comments/:commentId': {
    url: (world) => post(world, `/comments/${world.commentId}`),
    statuses: [401, 403, 403, 403, 499, 403, 200, 200, 200, 200, 403],
  },
  'GET /api/guilds/:id/webhook': {
    url: (world) => path(world, '/webhook'),
    statuses: [401, 403, 403, 403, 403, 403, 403, 403, 200, 200, 403],
    reads: [WEBHOOK_ADDRESS],
  },
  'PUT /api/guilds/:id/webhook': {
    url: (world) => path(world, '/webhook'),
    payload: () => ({ on: ['member'] }),
    statuses: HEADS,
    reads: [WEBHOOK_ADDRESS],
  },
  'DELETE /api/guilds/:id/webhook': { url: (world) => path(world, '/webhook'), statuses: HEADS },
  'GET /api/guilds/:id/gatherings': {
    url: (world) => path(world, '/gatherings'),
    statuses: OF_MEMBERS,
    reads: [SCHEDULE_SECRET],
  },
  'GET /api/guilds/:id/gatherings/:gatheringId': { url: gathering, statuses: OF_MEMBERS, reads: [SCHEDULE_SECRET] },
  'POST /api/guilds/:id/gatherings': {
    url: (world) => path(world, '/gatherings'),
    payload: () => ({ title: '새 일정', kind: 1, at: new Date(Date.now() + HOUR_MS).toISOString() }),
    statuses: [401, 403, 403, 403, 499, 403, 403, 201, 201, 201, 403],
  },
  'PUT /api/guilds/:id/gatherings/:gatheringId': {
    url: gathering,
    payload: () => ({ capacity: 5 }),
    statuses: CHANGES,
    reads: [SCHEDULE_SECRET],
  },
  'DELETE /api/guilds/:id/gatherings/:gatheringId': { url: gathering, statuses: CHANGES },
  'PUT /api/guilds/:id/gatherings/:gatheringId/answer': {
    url: (world) => gathering(world, '/answer'),
    payload: () => ({ answer: 1 }),
    statuses: [401, 403, 403, 403, 499, 200, 200, 200, 200, 200, 403],
    reads: [SCHEDULE_SECRET],
  },
  'GET /api/operator/guilds': { url: () => '/api/operator/guilds?limit=100', statuses: OPERATE },
  'PUT /api/operator/guilds/:id/hidden': {
    url: ({ guildId }) => `/api/operator/guilds/${guildId}/hidden`,
    payload: () => ({ reason: '사칭하는 이름' }),
    statuses: OPERATE,
  },
  'DELETE /api/operator/guilds/:id/hidden': {
    url: ({ guildId }) => `/api/operator/guilds/${guildId}/hidden`,
    statuses: [401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404],
  },
  'PUT /api/operator/guilds/:id/leader': {
    url: ({ guildId }) => `/api/operator/guilds/${guildId}/leader`,
    payload: ({ member }) => ({ profileId: member.profile.id }),
    statuses: OPERATE,
  },
  'GET /api/settlements': {
    url: ({ guildId }) => `/api/settlements?guildId=${guildId}`,
    statuses: OF_MEMBERS,
    reads: [SETTLEMENT_SECRET],
  },
  'GET /api/settlements/:id': {
    url: settlement,
    statuses: [401, 404, 404, 404, 404, 404, 404, 200, 200, 200, 404],
    reads: [SETTLEMENT_SECRET],
  },
  'POST /api/settlements': {
    url: () => '/api/settlements',
    payload: ({ guildId, other }) => ({
      guildId,
      title: '새 정산',
      entries: [{ name: '은나무가지' }],
      shares: [{ profileId: other.profile.id }],
    }),
    statuses: [401, 403, 403, 403, 499, 403, 201, 201, 201, 201, 403],
  },
  'PUT /api/settlements/:id': {
    url: settlement,
    payload: () => ({ version: 1, unit: 100 }),
    statuses: [401, 404, 404, 404, 499, 404, 404, 200, 403, 403, 404],
    reads: [SETTLEMENT_SECRET],
  },
  'DELETE /api/settlements/:id': {
    url: settlement,
    statuses: [401, 404, 404, 404, 499, 404, 404, 200, 200, 200, 404],
  },
  'PUT /api/settlements/:id/shares/:shareId': {
    url: (world) => settlement(world, `/shares/${world.shareId}`),
    payload: () => ({ paid: true }),
    statuses: [401, 404, 404, 404, 499, 404, 404, 200, 403, 403, 404],
    reads: [SETTLEMENT_SECRET],
  },
  'GET /api/turns': {
    url: ({ guildId }) => `/api/turns?guildId=${guildId}`,
    statuses: OF_MEMBERS,
    reads: [TURNS_SECRET],
  },
  'GET /api/turns/:id': { url: lootRotation, statuses: OF_MEMBERS, reads: [TURNS_SECRET] },
  'POST /api/turns': {
    url: () => '/api/turns',
    payload: ({ guildId }) => ({ guildId, title: '새 순번표' }),
    statuses: [401, 403, 403, 403, 499, 403, 403, 201, 201, 201, 403],
  },
  'PUT /api/turns/:id': { url: lootRotation, payload: () => ({ mode: 2 }), statuses: CHANGES, reads: [TURNS_SECRET] },
  'DELETE /api/turns/:id': { url: lootRotation, statuses: CHANGES },
  'POST /api/turns/:id/entries': {
    url: (world) => lootRotation(world, '/entries'),
    // The elder stands there already.
    statuses: [401, 403, 403, 403, 499, 201, 201, 200, 201, 201, 403],
    reads: [TURNS_SECRET],
  },
  'DELETE /api/turns/:id/entries/:entryId': {
    url: (world) => lootRotation(world, `/entries/${world.firstEntryId}`),
    statuses: CHANGES,
  },
  'PUT /api/turns/:id/next': {
    url: (world) => lootRotation(world, '/next'),
    payload: ({ firstEntryId }) => ({ entryId: firstEntryId, outcome: 2 }),
    statuses: CHANGES,
    reads: [TURNS_SECRET],
  },
};

const endpoints = CONTRACTS.flatMap((contract) => Object.values<unknown>(contract)).filter(isEndpoint);
const nameOf = ({ method, path: at }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${at}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const PICTURE = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '100' } });
const people = openedForTests(() => makeGuildPeople(site));

function lineOf(name: string): Line {
  const line = LINES[name];
  if (!line) throw new Error(`${name} has no line in the list of who gets what`);
  return line;
}

async function sendAs(world: GuildWorld, role: Role, name: string) {
  const { url, payload, isUpload } = lineOf(name);
  const method = endpoints.find((one) => nameOf(one) === name)?.method ?? 'GET';
  const form = isUpload ? await multipart(PICTURE) : undefined;
  const body = form ? form.payload : payload?.(world);
  return site.app.inject({
    method,
    url: url(world),
    headers: {
      ...(role === 'nobody' ? { 'sec-fetch-site': 'same-origin' } : world[role].headers),
      ...form?.headers,
    },
    ...(body && { payload: body }),
  });
}

describe('every call', () => {
  it('has its line in the list, and every line its call', () => {
    expect(Object.keys(LINES).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  it.each(endpoints.map(nameOf))('%s answers each as the list says, and tells nobody more', async (name) => {
    const line = lineOf(name);
    const answers: unknown[] = [];
    const leaks: string[] = [];
    let world = await makeGuildWorld(site, people);
    for (const role of ROLES) {
      const { statusCode, body } = await sendAs(world, role, name);
      answers.push(statusCode);
      if (statusCode < 300 || !isInside(role)) {
        leaks.push(...findPrivacyLeaks(body, role, world, statusCode < 300 ? line.reads : []));
      }
      // What one did would change what the next one sees.
      if (statusCode < 300 && !name.startsWith('GET')) world = await makeGuildWorld(site, people);
    }
    expect(leaks).toEqual([]);
    expect(answers).toEqual(line.statuses);
  });
});

describe('a guild that is closed, or hidden', () => {
  it.each(['closed', 'hidden'] as const)('and %s is 404 to all others, by every call', async (state) => {
    const world = await makeGuildWorld(site, people);
    const values =
      state === 'closed' ? { deleted_at: new Date() } : { hidden_at: new Date(), hidden_reason: '사칭하는 이름' };
    await site.api.db.updateTable('guild').set(values).where('id', '=', world.guildId).execute();
    const inside = endpoints.map(nameOf).filter((name) => !/operator|^(GET|POST) .api.guilds$|mine$/.test(name));
    const answers: Record<string, number[]> = {};
    for (const name of inside) {
      answers[name] = [];
      for (const role of ['stranger', 'applicant', 'former', 'operator'] as const) {
        const { statusCode, body } = await sendAs(world, role, name);
        answers[name].push(statusCode);
        expect(findPrivacyLeaks(body, role, world)).toEqual([]);
      }
    }
    expect(answers).toEqual(Object.fromEntries(inside.map((name) => [name, [404, 404, 404, 404]])));
    const list = await site.app.inject('/api/guilds?limit=100');
    expect(list.json().some(({ id }: { id: number }) => id === world.guildId)).toBe(false);
  });

  it.each([
    ['CLOSED', { deleted_at: new Date(Date.now() - 15 * DAY_MS) }],
    ['HIDDEN', { hidden_at: new Date(), hidden_reason: '사칭하는 이름' }],
  ] as const)('and %s refuses every change that declares this, whoever else may make it', async (reason, values) => {
    const world = await makeGuildWorld(site, people);
    await site.api.db.updateTable('guild').set(values).where('id', '=', world.guildId).execute();
    const declaring = endpoints.filter(({ errors = [] }) => errors.includes(`CONFLICT.${reason}`)).map(nameOf);
    expect(declaring.length).toBeGreaterThan(20);
    const answers: Record<string, unknown> = {};
    for (const name of declaring) {
      const role = (['leader', 'deputy', 'elder'] as const).find((one) => isOpenTo(one, name)) ?? 'leader';
      answers[name] = (await sendAs(world, role, name)).json().data?.reason;
    }
    expect(answers).toEqual(Object.fromEntries(declaring.map((name) => [name, reason])));
  });
});

/** Whether the role's request meets at most a conflict in an open guild. */
function isOpenTo(role: Role, name: string): boolean {
  const status = lineOf(name).statuses[ROLES.indexOf(role)] ?? 0;
  return status < 300 || status === 409;
}
