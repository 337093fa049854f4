import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { fitsRole } from '#features/community/parties/party.rules.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { findForbidden } from '#features/people/moderation/word.rules.ts';
import { MAX_PRICE, MAX_WAITING } from '#features/trade/trades/trade.limits.ts';
import { makeDungeon, makeItem } from '#tests/factories/game-data.ts';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { sampleMarket } from './sample-market.ts';
import { SAMPLE_COMMENTS } from './sample-terms.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-21T10:30:00Z');
const source = new URL('../game-data/sources/items.json', import.meta.url);
const items = (JSON.parse(readFileSync(source, 'utf8')) as Partial<Item>[]).map((item) => makeItem(item));
const dungeons = [1, 2, 5, 6].map((region) => makeDungeon({ id: region, region, floors: region === 2 ? 4 : null }));
const make = () => sampleMarket({ items, dungeons, gameServers: [1, 2], now: NOW, takenNames: new Set() });
const { players, parties, guilds, trades, desk } = make();

describe('the sample market', () => {
  it('has many trades, and the same every time', () => {
    expect(players).toHaveLength(120);
    expect(new Set(trades.map(({ item }) => item.id)).size).toBeGreaterThan(190);
    expect(trades.length).toBeGreaterThan(4000);
    expect(make()).toEqual({ players, parties, guilds, trades, desk });
  });

  it('has players with unique, valid names', () => {
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
    expect(players.every(({ name }) => /^[가-힣0-9]{2,12}$/.test(name))).toBe(true);
    const taken = new Set(players.slice(0, 60).map(({ name }) => name));
    const others = sampleMarket({ items: [], dungeons: [], gameServers: [1], now: NOW, takenNames: taken }).players;
    expect(others.some(({ name }) => taken.has(name))).toBe(false);
  });

  it('follows the rules of trades', () => {
    const wrong = trades.filter(({ item, prices, quantity, durability, status, endedAt, cancelledBy }) => {
      const isPriced = prices.every(
        ({ price }) => price === null || (Number.isInteger(price) && price >= 1 && price <= MAX_PRICE),
      );
      const isCounted = quantity >= 1 && quantity <= Math.max(1, item.maxquan ?? 1);
      const isWhole = durability === null || (item.maxdura !== null && durability <= item.maxdura && quantity === 1);
      const isEnded = (status === 1) === (endedAt === null) && (status === 3) === (cancelledBy !== null);
      return !(isPriced && isCounted && isWhole && isEnded && item.trade !== 0);
    });
    expect(wrong).toEqual([]);
  });

  it('has running parties that follow the rules of parties, with each player in one at most', () => {
    expect(parties).toHaveLength(24);
    const seated = parties.flatMap(({ members }) => members.map(({ player }) => player));
    expect(new Set(seated).size).toBe(seated.length);
    const wrong = parties.filter(({ createdAt, expiredAt, dungeonId, region, floor, roles, members, ...party }) => {
      const dungeon = dungeons.find(({ id }) => id === dungeonId);
      const isThere =
        dungeonId === 0 ? region === 0 && floor === null : dungeon?.region === region && region <= MAX_REGION;
      const isRunning = createdAt <= NOW.getTime() && expiredAt > NOW.getTime();
      const isFitting = members.every(({ player, seat }) => fitsRole(roles[seat] ?? -1, players[player]?.job ?? 0));
      const isWhole = (party.levelMin ?? 1) <= (party.levelMax ?? 99) && (floor ?? 1) <= (dungeon?.floors ?? 1);
      return !(isThere && isRunning && isFitting && isWhole && findForbidden(party.title, firstWordRules).length === 0);
    });
    expect(wrong).toEqual([]);
  });

  it('lies in the last ninety days, in order', () => {
    const from = NOW.getTime() - 91 * DAY;
    for (const { prices, endedAt, bumpedAt, countedAt } of trades) {
      const moments = prices.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      const last = Math.max(...moments, endedAt ?? 0, bumpedAt, countedAt);
      expect(moments[0]).toBeGreaterThan(from);
      expect(last).toBeLessThanOrEqual(NOW.getTime());
      if (endedAt !== null) expect(endedAt).toBeGreaterThanOrEqual(moments.at(-1) ?? 0);
    }
    const made = trades.map(({ prices: [first] }) => first.at);
    expect(made).toEqual(made.toSorted((one, other) => one - other));
    expect(NOW.getTime() - (made.at(-1) ?? 0)).toBeLessThan(DAY);
  });

  it('has at most one waiting trade per player and item, and not too many per player', () => {
    const waiting = trades.filter(({ status }) => status === 1);
    expect(waiting.length).toBeGreaterThan(200);
    expect(new Set(waiting.map(({ player, item }) => `${player} ${item.id}`)).size).toBe(waiting.length);
    const ofPlayer = Map.groupBy(waiting, ({ player }) => player);
    expect(Math.max(...[...ofPlayer.values()].map(({ length }) => length))).toBeLessThanOrEqual(MAX_WAITING);
  });

  it('has every kind of trade: both sides, each end, without a price, with another player', () => {
    const share = (is: (trade: (typeof trades)[number]) => boolean) => trades.filter(is).length / trades.length;
    expect(share(({ tradeType }) => tradeType === 2)).toBeGreaterThan(0.2);
    expect(share(({ status }) => status === 2)).toBeGreaterThan(0.3);
    expect(share(({ gameServer }) => gameServer === 2)).toBeGreaterThan(0.03);
    for (const by of ['owner', 'replaced', 'old'])
      expect(share(({ cancelledBy }) => cancelledBy === by)).toBeGreaterThan(0);
    expect(share(({ prices: [made] }) => made.price === null)).toBeGreaterThan(0);
    expect(share(({ counterpart }) => counterpart !== null)).toBeGreaterThan(0);
    expect(trades.every(({ counterpart, player }) => counterpart !== player)).toBe(true);
  });

  it('has a player who lists everything again and again', () => {
    const own = trades.filter(({ player }) => player === desk.cast.spammer);
    expect(own.filter(({ status }) => status === 1)).toHaveLength(50);
    expect(own.filter(({ status }) => status === 3)).toHaveLength(300);
  });

  it('has twelve players who report one harmless listing', () => {
    const open = desk.reports.filter(({ decision, about }) => decision === null && about.kind === 'trade');
    const byTrade = Map.groupBy(open, ({ about }) => about.kind === 'trade' && about.trade);
    const most = [...byTrade.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
    expect(new Set(most.map(({ reporter }) => reporter)).size).toBe(12);
    expect(most.every(({ reported, reporter }) => reported !== reporter)).toBe(true);
  });

  it('changes prices moderately', () => {
    const swords = trades.filter(({ item, tradeType }) => item.name === '현철중검' && tradeType === 1);
    const requested = swords.flatMap(({ prices: [made] }) => made.price ?? []).toSorted((one, other) => one - other);
    const median = requested[Math.floor(requested.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(250_000);
    expect(median).toBeLessThan(900_000);
    expect(new Set(requested).size).toBeGreaterThan(10);
  });

  it('contains no forbidden words', () => {
    const texts = [...SAMPLE_COMMENTS, ...players.map(({ name }) => name)];
    expect(texts.flatMap((text) => findForbidden(text, firstWordRules))).toEqual([]);
  });
});
