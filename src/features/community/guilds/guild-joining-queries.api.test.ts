import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import { JOIN_POLICY } from './guild-codes.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

/** The texts of the statements that a request sends, while nobody else sends any. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await request()).status).toBeLessThan(300);
    return query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text,
    );
  } finally {
    query.mockRestore();
  }
}

interface Joining {
  /** Before the change and, where everybody hears of the guild, after it. */
  rows: number;
  /** All that the request sends. */
  statements: number;
  joinPolicy?: number;
  prepare?(guildId: number, player: SignedInPlayer): Promise<unknown>;
  request(guildId: number, player: SignedInPlayer, leader: SignedInPlayer): Promise<{ status: number }>;
}

const apply = (id: number, player: SignedInPlayer) => guilds.send(player, 'POST', `/${id}/members`);

const JOININGS: Readonly<Record<string, Joining>> = {
  'an application': { rows: 1, statements: 24, request: apply },
  'an application that is accepted': {
    ...{ rows: 2, statements: 28, prepare: apply },
    request: (id, player, leader) =>
      guilds.send(leader, 'PUT', `/${id}/members/${player.profile.id}`, { action: 'accept' }),
  },
  'joining at once': { rows: 2, statements: 21, joinPolicy: JOIN_POLICY.free, request: apply },
  'joining at once, out of a closed guild': {
    // One more, of the guild that is left.
    ...{ rows: 3, statements: 30, joinPolicy: JOIN_POLICY.free, request: apply },
    prepare: async (_, player) => guilds.send(player, 'DELETE', `/${await guilds.founded(player)}`),
  },
  'the foundation': {
    ...{ rows: 2, statements: 21 },
    request: (_, player) => guilds.send(player, 'POST', '', { name: guilds.newName(), gameServer: 1 }),
  },
};

describe('joining a guild', () => {
  it.each(Object.entries(JOININGS))('reads no row of a guild again that it has: %s', async (_, joining) => {
    const { rows, statements, joinPolicy = JOIN_POLICY.approval, prepare, request } = joining;
    const [leader, player] = [await guilds.player(), await guilds.player()];
    const id = await guilds.founded(leader, { joinPolicy });
    await prepare?.(id, player);
    const sent = await statementsOf(() => request(id, player, leader));
    expect(sent.filter((text) => text.startsWith('select "guild".*')).length).toBe(rows);
    expect(sent.length).toBeLessThanOrEqual(statements);
  });
});
