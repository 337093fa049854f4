import { describe, expect, it } from 'vitest';
import { computePreview, readEntryAmount, type SettlementFields, withoutShare } from './settlement-form.rules.ts';

const share = (name: string, profileId: number | null, weight = 1) => ({ name, profileId, weight, player: null });
const entry = { itemId: 5, name: '현철', quantity: 4, amount: '640만', tradeId: null, isFixed: false };
const fields: SettlementFields = {
  title: ' 흉가 정산 ',
  entries: [entry, { ...entry, itemId: null, name: '은나무가지', amount: '' }, { ...entry, tradeId: 7, isFixed: true }],
  shares: [share('풍백', 1), share('무명검', 2), share('길동이', null)],
  unit: 1000,
  remainder: 1,
  holderIndex: 1,
};

describe('the form of a settlement', () => {
  it('shows the sum as it is typed', () => {
    const preview = computePreview(fields);
    expect(preview).toMatchObject({ sale: 12_800_000, shares: [4_266_000, 4_268_000, 4_266_000], rest: 2000 });
    expect(preview?.text).toContain('은나무가지 4개 아직 안 팔림');
    expect(computePreview({ ...fields, shares: [share('풍백', 1, 0)] })).toBeUndefined();
  });

  it.each([
    ['', null],
    ['480만', 4_800_000],
    ['48,000,000', 48_000_000],
    ['0', undefined],
    ['많이', undefined],
  ])('reads %j as %j', (text, amount) => {
    expect(readEntryAmount(text)).toBe(amount);
  });

  it('leaves the money with whoever has it when somebody goes, else with the first', () => {
    expect([0, 1, 2].map((index) => withoutShare(fields, index).holderIndex)).toEqual([0, 0, 1]);
  });
});
