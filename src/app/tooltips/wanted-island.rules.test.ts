import { describe, expect, it } from 'vitest';
import { islandOfKey, islandOfLink, islandPath } from './wanted-island.rules.ts';

const ofLink = (path: string) => islandOfLink(new URL(path, 'https://naru.example'));

describe('the island of a place on another page', () => {
  it.each([
    ['item:12', 'ItemCard'],
    ['skill:12', 'SkillCard'],
    ['monster:12', 'MonsterCard'],
    ['dungeon:12', 'DungeonCard'],
    ['quote:12', 'QuoteCard'],
    ['trade:12', 'TradeCard'],
    ['party:12', 'PartyCard'],
  ])('is named by a key: %s', (key, name) => {
    expect(islandOfKey(key)).toEqual({ name, id: 12, gameServer: undefined });
  });

  it.each(['', 'item', 'item:', 'item:0', 'item:x', 'constructor:1', '__proto__:1', 'items:1', 'item:1 ', 'item:1e9'])(
    'is not named by %j',
    (key) => expect(islandOfKey(key)).toBeNull(),
  );

  it.each([
    ['/items/12', 'ItemCard', undefined],
    ['/items/12/?gameServer=2#drops', 'ItemCard', 2],
    ['/skills/12', 'SkillCard', undefined],
    ['/monsters/12', 'MonsterCard', undefined],
    ['/dungeons/regions/3#12', 'DungeonCard', undefined],
    ['/items/12?gameServer=x', 'ItemCard', undefined],
  ])('is that of the page that a link leads to: %s', (path, name, gameServer) => {
    expect(ofLink(path)).toEqual({ name, id: 12, gameServer });
  });

  it.each(['/', '/items', '/items/types/3', '/dungeons/regions/3', '/trade/12', '/guilds/12', '/items/12/x'])(
    'is none for a link to %s',
    (path) => expect(ofLink(path)).toBeNull(),
  );

  it('has an address with its props', () => {
    const path = islandPath({ name: 'ItemCard', id: 12, gameServer: 2 });
    expect(path).toBe('/__island/ItemCard_0.json?props=%7B%22id%22%3A12%2C%22gameServer%22%3A2%7D');
    expect(decodeURIComponent(islandPath({ name: 'ItemCard', id: 12, gameServer: undefined }))).toMatch(
      /props=\{"id":12\}$/,
    );
  });
});
