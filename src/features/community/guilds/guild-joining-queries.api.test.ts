import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import { JOIN_POLICY } from './guild.labels.ts';

const WRITES_OF_GUILDS = /^(insert into|update|delete from) "guild/;

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

/** The statements of the request's transaction. Jobs and the feed of events may send theirs meanwhile, on other connections. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await request()).status).toBeLessThan(300);
    const { calls, contexts } = query.mock;
    const byClient = Map.groupBy(calls, (_, nth) => contexts[nth]);
    const transactions = [...byClient.values()].flatMap((sent) => transactionsIn(sent.map(([first]) => textOf(first))));
    const [own, ...others] = transactions.filter((sent) => sent.some((text) => WRITES_OF_GUILDS.test(text)));
    expect(others).toEqual([]);
    return own ?? [];
  } finally {
    query.mockRestore();
  }
}

function transactionsIn(sent: readonly string[]): string[][] {
  const begins = sent.flatMap((text, nth) => (/^(begin|start transaction)/i.test(text) ? [nth] : []));
  return begins.map((from) => {
    const length = sent.slice(from).findIndex((text) => /^(commit|rollback)/i.test(text));
    return sent.slice(from, length === -1 ? undefined : from + length + 1);
  });
}

interface MembershipChange {
  /** Before the change and, where everybody hears of the guild, after it. */
  rows: number;
  /** All of the transaction, its begin and commit included. */
  statements: number;
  joinPolicy?: number;
  prepare?(guildId: number, player: SignedInPlayer): Promise<unknown>;
  request(guildId: number, player: SignedInPlayer, leader: SignedInPlayer): Promise<{ status: number }>;
}

const apply = (id: number, player: SignedInPlayer) => guilds.send(player, 'POST', `/${id}/members`);

const MEMBERSHIP_CHANGES: Readonly<Record<string, MembershipChange>> = {
  'an application': { rows: 1, statements: 22, request: apply },
  'an application that is accepted': {
    rows: 2,
    statements: 27,
    prepare: apply,
    request: (id, player, leader) =>
      guilds.send(leader, 'PUT', `/${id}/members/${player.profile.id}`, { action: 'accept' }),
  },
  'joining at once': { rows: 2, statements: 19, joinPolicy: JOIN_POLICY.free, request: apply },
  'joining at once, out of a closed guild': {
    // The guild that is left is read once more.
    rows: 3,
    statements: 28,
    joinPolicy: JOIN_POLICY.free,
    request: apply,
    prepare: async (_, player) => guilds.send(player, 'DELETE', `/${await guilds.founded(player)}`),
  },
  'the foundation': {
    rows: 2,
    statements: 19,
    request: (_, player) => guilds.send(player, 'POST', '', { name: guilds.newName(), gameServer: 1 }),
  },
};

describe('joining a guild', () => {
  it.each(Object.entries(MEMBERSHIP_CHANGES))('reads no row of a guild again that it has: %s', async (_, joining) => {
    const { rows, statements, joinPolicy = JOIN_POLICY.approval, prepare, request } = joining;
    const [leader, player] = [await guilds.player(), await guilds.player()];
    const id = await guilds.founded(leader, { joinPolicy });
    await prepare?.(id, player);
    const sent = await statementsOf(() => request(id, player, leader));
    expect(sent.filter((text) => text.startsWith('select "guild".*')).length).toBe(rows);
    expect(sent.length).toBeLessThanOrEqual(statements);
  });
});
