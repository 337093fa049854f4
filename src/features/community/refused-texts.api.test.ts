import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { type GuildWorld, makeGuildWorld } from '#tests/support/guild-world.ts';
import { testApp } from '#tests/support/open-app.ts';
import { openedForTests } from '#tests/support/opened-for-tests.ts';
import { makePartyWorld, type PartyWorld } from '#tests/support/party-world.ts';
import { sendTo } from '#tests/support/send-as.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import * as gatherings from './gatherings/gathering.contract.ts';
import * as posts from './guild-posts/guild-post.contract.ts';
import * as guilds from './guilds/guild-endpoints.contract.ts';
import * as turns from './loot-rotation/loot-rotation.contract.ts';
import * as parties from './parties/party-endpoints.contract.ts';
import * as settlements from './settlements/settlement-endpoints.contract.ts';

const CONTRACTS = [guilds, posts, gatherings, settlements, turns, parties];
const TEXT = '현금 거래 하실 분 연락 주세요';

interface World extends PartyWorld {
  guild: GuildWorld;
}

type Write = (world: World) => [by: SignedInPlayer, path: string, body: object];

/** A write with a refused text for each call that declares NOT_ALLOWED. */
const WRITES: Readonly<Record<string, Write>> = {
  'POST /api/guilds': ({ guild }) => [guild.stranger, 'guilds', { name: '새문파', gameServer: 1, description: TEXT }],
  'PUT /api/guilds/:id': ({ guild }) => [guild.leader, `guilds/${guild.guildId}`, { description: TEXT }],
  'POST /api/guilds/:id/members': ({ guild }) => [guild.stranger, `guilds/${guild.guildId}/members`, { message: TEXT }],
  'POST /api/guilds/:id/posts': ({ guild }) => [guild.member, `guilds/${guild.guildId}/posts`, { text: TEXT }],
  'PUT /api/guilds/:id/posts/:postId': ({ guild }) => [
    guild.member,
    `guilds/${guild.guildId}/posts/${guild.postId}`,
    { text: TEXT },
  ],
  'POST /api/guilds/:id/posts/:postId/comments': ({ guild }) => [
    guild.member,
    `guilds/${guild.guildId}/posts/${guild.postId}/comments`,
    { text: TEXT },
  ],
  'POST /api/guilds/:id/gatherings': ({ guild }) => [
    guild.elder,
    `guilds/${guild.guildId}/gatherings`,
    { title: TEXT, kind: 1, at: new Date(Date.now() + HOUR_MS).toISOString() },
  ],
  'PUT /api/guilds/:id/gatherings/:gatheringId': ({ guild }) => [
    guild.elder,
    `guilds/${guild.guildId}/gatherings/${guild.gatheringId}`,
    { note: TEXT },
  ],
  'POST /api/settlements': ({ guild: { guildId, elder, other } }) => [
    elder,
    'settlements',
    { guildId, title: TEXT, entries: [{ name: '은나무가지' }], shares: [{ profileId: other.profile.id }] },
  ],
  'PUT /api/settlements/:id': ({ guild }) => [
    guild.elder,
    `settlements/${guild.settlementId}`,
    { version: 1, title: TEXT },
  ],
  'POST /api/turns': ({ guild: { guildId, elder } }) => [elder, 'turns', { guildId, title: TEXT }],
  'PUT /api/turns/:id': ({ guild }) => [guild.elder, `turns/${guild.lootRotationId}`, { title: TEXT }],
  'POST /api/turns/:id/entries': ({ guild }) => [
    guild.elder,
    `turns/${guild.lootRotationId}/entries`,
    { name: '현금 거래 하실 분' },
  ],
  'POST /api/parties': ({ stranger }) => [stranger, 'parties', { title: TEXT, gameServer: 1, dungeonId: 0 }],
  'PUT /api/parties/:id': ({ leader, partyId }) => [leader, `parties/${partyId}`, { title: TEXT }],
  'POST /api/parties/:id/members': ({ stranger, partyId }) => [
    stranger,
    `parties/${partyId}/members`,
    { message: TEXT },
  ],
};

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
const world = openedForTests(
  async (): Promise<World> => ({ ...(await makePartyWorld(site)), guild: await makeGuildWorld(site) }),
);
const send = sendTo(site, '/api/');

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

describe('a text that the words refuse', () => {
  const calls = CONTRACTS.flatMap((contract) => Object.values<unknown>(contract))
    .filter(isEndpoint)
    .filter(({ errors = [] }) => errors.includes('NOT_ALLOWED'))
    .map(({ method, path }) => `${method} ${path}`);

  it('is tried at every call that declares it', () => {
    expect(Object.keys(WRITES).toSorted()).toEqual(calls.toSorted());
  });

  it.each(calls)('is refused by %s with the rule', async (name) => {
    const [by, path, body] = WRITES[name]?.(world) ?? [null, '', {}];
    const answer = await send(by, name.startsWith('PUT') ? 'PUT' : 'POST', path, body);
    expect([answer.status, answer.body.code, answer.body.data?.rule]).toEqual([498, 'NOT_ALLOWED', 'CASH_TRADE']);
  });
});
