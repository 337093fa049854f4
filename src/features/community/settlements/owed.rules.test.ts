import { describe, expect, it } from 'vitest';
import { computeOwed, sumAmounts } from './owed.rules.ts';
import type { Settlement } from './settlement.contract.ts';

const PAID = '2026-11-16T12:00:00.000Z';
const share = (id: number, amount: number, marks: { paidAt?: string; receivedAt?: string } = {}) => ({
  id,
  profile: { id, userId: null, name: `사람${id}`, job: 1, grade: 0, level: 99 },
  name: `사람${id}`,
  weight: 1,
  amount,
  paidAt: null,
  receivedAt: null,
  ...marks,
});
const settlement = (parts: Partial<Settlement>): Settlement => ({
  id: 1,
  createdAt: PAID,
  updatedAt: PAID,
  partyId: 1,
  guildId: null,
  creator: share(1, 0).profile,
  title: '흉가 정산',
  version: 1,
  entries: [{ itemId: null, name: '현철', quantity: 1, amount: 300, tradeId: null }],
  shares: [share(1, 100), share(2, 100), share(3, 100, { paidAt: PAID })],
  unit: 1,
  remainder: 1,
  holderIndex: 0,
  sale: 300,
  kept: 0,
  rest: 0,
  isDone: false,
  text: '',
  ...parts,
});

describe('what a player is owed and owes', () => {
  it('is his own share until he has received it, though he is said to be paid', () => {
    expect(computeOwed([settlement({})], 2)).toMatchObject({ toReceive: [{ amount: 100, isPaid: false }], toPay: [] });
    expect(computeOwed([settlement({})], 3)).toMatchObject({ toReceive: [{ amount: 100, isPaid: true }], toPay: [] });
    const received = settlement({ shares: [share(1, 200), share(2, 100, { paidAt: PAID, receivedAt: PAID })] });
    expect(computeOwed([received], 2)).toEqual({ toReceive: [], toPay: [] });
  });

  it('is what the others wait for where he has the money', () => {
    const { toPay } = computeOwed([settlement({}), settlement({ id: 2 })], 1);
    expect(toPay.map(({ amount, people }) => [amount, people])).toEqual([
      [100, 1],
      [100, 1],
    ]);
    expect(sumAmounts(toPay)).toBe(200);
  });

  it('is nothing of a settlement without him, of a share of 0, or where all are paid', () => {
    expect(computeOwed([settlement({})], 9)).toEqual({ toReceive: [], toPay: [] });
    expect(computeOwed([settlement({ shares: [share(1, 300), share(2, 0)] })], 2)).toEqual({
      toReceive: [],
      toPay: [],
    });
    expect(computeOwed([settlement({ shares: [share(1, 300), share(2, 0)] })], 1)).toEqual({
      toReceive: [],
      toPay: [],
    });
  });

  it('is not known yet while something is unsold', () => {
    const entries = [{ itemId: null, name: '현철', quantity: 1, amount: null, tradeId: null }];
    const open = settlement({ entries, shares: [share(1, 0), share(2, 0)] });
    expect(computeOwed([open], 2).toReceive).toMatchObject([{ amount: 0, isOpen: true }]);
  });
});
