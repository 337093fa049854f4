import { describe, expect, it } from 'vitest';
import type { Broadcast } from './broadcast.contract.ts';
import { broadcastFilter } from './broadcast.filter.ts';
import { broadcastListQuery } from './broadcast-query.ts';

const AT = '2026-11-20T18:00:00.000Z';
const READ = { tradeType: 1, item: { id: 7, name: '진 호박' }, price: null, quantity: null } as const;
const SHOUT: Broadcast = {
  id: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
  gameServer: 2,
  channel: 5,
  name: '바람돌이',
  message: '호박 팝니다!!',
  kind: 1,
  read: { ...READ, isImplied: false, confidence: 1 },
  repeats: 1,
  firstAt: AT,
  isSample: false,
};

const read = (query: string) => broadcastFilter.read(new URLSearchParams(query));

describe('the filter of shouts', () => {
  it.each([
    ['kind=1', true],
    ['kind=2', false],
    ['gameServer=2', true],
    ['gameServer=1', false],
    ['channel=5', true],
    ['channel=6', false],
    ['itemId=7', true],
    ['itemId=8', false],
    ['', true],
  ])('takes live shouts as the list does: %s', (query, isTaken) => {
    expect(broadcastFilter.matches(SHOUT, read(query))).toBe(isTaken);
  });

  it('takes no shout whose item is unknown for that of an item', () => {
    expect(broadcastFilter.matches({ ...SHOUT, read: null }, read('itemId=7'))).toBe(false);
  });

  it.each(['kind=3', 'kind=0', 'channel=0', 'itemId=0', 'gameServer=x'])('reads nothing of %s', (query) => {
    expect(Object.values(read(query)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('takes a channel of 0 from the API alone, for all', () => {
    expect(broadcastListQuery.parse({ channel: '0' })).toMatchObject({ channel: 0, fold: true });
  });
});
