import { describe, expect, it } from 'vitest';
import { listWarnings, type WarningCase, type WarningId } from './trade-warnings.rules.ts';

const trade: WarningCase['trade'] = {
  tradeType: 1,
  price: 480_000,
  payMethod: 1,
  isOld: false,
  excludePrice: false,
  isSample: false,
  status: 1,
};
const calm: WarningCase = {
  trade,
  median: 485_000,
  excludedReason: null,
  memberDays: 300,
  counts: { 0: 12, 1: 2, 2: 9, 3: 1 },
};
const idsOf = (parts: Partial<WarningCase>) => listWarnings({ ...calm, ...parts }).map(({ id }) => id);
const ofTrade = (parts: Partial<WarningCase['trade']>) => idsOf({ trade: { ...trade, ...parts } });

describe('listWarnings', () => {
  it('is empty where nothing is unusual', () => {
    expect(idsOf({})).toEqual([]);
  });

  it.each<[Partial<WarningCase['trade']>, WarningId[]]>([
    [{ price: 970_000 }, []],
    [{ price: 970_001 }, ['too-dear']],
    [{ price: 242_500 }, []],
    [{ price: 242_499 }, ['too-cheap']],
    [{ price: null }, []],
    [{ payMethod: 2 }, ['gives-first']],
    [{ payMethod: 3 }, []],
    [{ tradeType: 2, payMethod: 3 }, ['gives-first']],
    [{ tradeType: 2, payMethod: 2 }, []],
    [{ isOld: true }, ['old']],
    [{ excludePrice: true }, ['special']],
    [{ isSample: true }, ['sample']],
  ])('of %j: %j', (parts, ids) => {
    expect(ofTrade(parts)).toEqual(ids);
  });

  it.each([
    [0, true],
    [6, true],
    [7, false],
  ])('warns of a player who joined %d days ago: %s', (memberDays, isNew) => {
    expect(idsOf({ memberDays }).includes('newcomer')).toBe(isNew);
  });

  it('says of a newcomer once whether deals are on record', () => {
    const textOf = (done: number) =>
      listWarnings({ ...calm, memberDays: 3, counts: { ...calm.counts, 2: done } }).map(({ text }) => text);
    expect(textOf(0)).toEqual(['가입한 지 3일입니다. 거래 기록이 아직 없습니다.']);
    expect(textOf(4)).toEqual(['가입한 지 3일입니다. 완료한 거래는 4건입니다.']);
  });

  it('has no age for a deleted player', () => {
    expect(idsOf({ memberDays: null })).toEqual([]);
  });

  it('depends on the record', () => {
    expect(idsOf({ counts: { 0: 1, 1: 1, 2: 0, 3: 0 } })).toEqual(['no-record']);
    expect(idsOf({ counts: { 0: 25, 1: 20, 2: 5, 3: 0 } })).toEqual(['many-waiting']);
    expect(idsOf({ counts: { 0: 24, 1: 19, 2: 5, 3: 0 } })).toEqual([]);
  });

  it('shows why an item has no quote', () => {
    expect(listWarnings({ ...calm, excludedReason: '몇 사람이 값을 정합니다' })[0]?.text).toContain('몇 사람');
  });

  it('is sorted by severity', () => {
    const grave = listWarnings({ ...calm, trade: { ...trade, isOld: true, payMethod: 2, isSample: true } });
    expect(grave.map(({ isGrave }) => isGrave)).toEqual([true, false, false]);
  });

  it('is empty after the trade has ended', () => {
    expect(ofTrade({ status: 2, price: 9_000_000, isOld: true })).toEqual([]);
  });
});
