import { describe, expect, it } from 'vitest';
import type { Settlement } from '../settlement.contract.ts';
import {
  entryForm,
  nameForm,
  parseSettlementDraft,
  type SettlementValues,
  settlementForm,
  toSettlementValues,
} from './settlement-fields.ts';

const share = (name: string, profileId: number | null, weight = 1) => ({ name, profileId, weight, player: null });
const entry = { itemId: 5, name: '현철', quantity: 4, amount: '640만', tradeId: null, isFixed: false };
const values: SettlementValues = {
  title: ' 흉가 정산 ',
  entries: [entry, { ...entry, itemId: null, name: '은나무가지', amount: '' }, { ...entry, tradeId: 7, isFixed: true }],
  shares: [share('풍백', 1), share('무명검', 2), share('길동이', null)],
  unit: 1000,
  remainder: 1,
  holderIndex: 1,
};
const issues = (part: Partial<SettlementValues>) => settlementForm.validate({ ...values, ...part });

describe('the form of a settlement', () => {
  it('sends items, names and trades, and leaves open what is not sold', () => {
    expect(settlementForm.toBody(values)).toEqual({
      title: '흉가 정산',
      entries: [
        { itemId: 5, quantity: 4, amount: 6_400_000 },
        { name: '은나무가지', quantity: 4, amount: null },
        { tradeId: 7, amount: 6_400_000 },
      ],
      shares: [
        { profileId: 1, weight: 1 },
        { profileId: 2, weight: 1 },
        { name: '길동이', weight: 1 },
      ],
      unit: 1000,
      remainder: 1,
      holderIndex: 1,
    });
  });

  it('names what is missing', () => {
    expect(issues({})).toEqual({});
    expect(Object.keys(issues({ title: '가', entries: [], shares: [] }))).toEqual(['title', 'entries', 'shares']);
    expect(issues({ entries: [{ ...entry, amount: '많이' }] }).entries).toContain('현철');
    expect(issues({ shares: [share('풍백', 1, 0)] }).shares).toContain('몫이 1 이상');
  });

  it('begins a change with the settlement as it is', () => {
    const settlement = {
      title: '흉가 정산',
      unit: 100,
      remainder: 2,
      holderIndex: 0,
      entries: [{ itemId: 5, name: '현철', quantity: 4, amount: 6_400_000, tradeId: 7 }],
      shares: [{ id: 1, profile: { id: 1, job: 2, grade: 3 }, name: '풍백', weight: 2 }],
    } as unknown as Settlement;
    expect(toSettlementValues(settlement)).toEqual({
      title: '흉가 정산',
      unit: 100,
      remainder: 2,
      holderIndex: 0,
      entries: [{ ...entry, amount: '6,400,000', tradeId: 7, isFixed: true }],
      shares: [{ ...share('풍백', 1, 2), player: { job: 2, grade: 3 } }],
    });
  });

  it('restores a stored draft, unless its holder has no share', () => {
    expect(parseSettlementDraft(values)).toEqual(values);
    expect(parseSettlementDraft({ ...values, unit: 7, entries: [{ name: '현철' }] })).toEqual({
      ...values,
      unit: 1,
      entries: [],
    });
    for (const part of [{ holderIndex: 3 }, { shares: [{ name: '풍백' }] }, { shares: [] }])
      expect(parseSettlementDraft({ ...values, ...part })).toBeNull();
    expect(parseSettlementDraft('values')).toBeNull();
  });

  it('takes a name of two to twelve letters that is not there yet', () => {
    const of = (name: string) => nameForm.validate({ name }, ['풍백', '무명검']).name;
    expect(['무', '풍백', ' 풍백 ', '가'.repeat(13), '두루미'].map((name) => of(name) === undefined)).toEqual([
      ...[false, false, false, false, true],
    ]);
  });

  it('takes something sold by hand, whose amount may stay open', () => {
    const sold = { ...entryForm.empty, name: '현철' };
    expect(entryForm.toBody(sold)).toEqual({ name: '현철', itemId: null, quantity: 1, amount: null });
    expect(Object.keys(entryForm.validate({ ...sold, name: ' ', quantity: '0', amount: '0' }))).toEqual([
      ...['name', 'quantity', 'amount'],
    ]);
  });
});
