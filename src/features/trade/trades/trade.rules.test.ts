import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewTrade } from './trade.contract.ts';
import { hasDurability, itemIssues, mostPieces, nextBumpAt } from './trade.rules.ts';

const listing = (parts: Partial<NewTrade>): NewTrade => ({
  itemId: 1,
  tradeType: 1,
  price: 1,
  gameServer: 1,
  ...parts,
});

describe('itemIssues', () => {
  const plain = { maxquan: null, maxdura: null };
  const stack = { maxquan: 200, maxdura: null };
  const worn = { maxquan: null, maxdura: 5000 };

  it.each([
    ['nothing told', {}, plain, []],
    ['most of what is not limited', { quantity: 9999 }, plain, []],
    ['a full stack', { quantity: 200 }, stack, []],
    ['more than a stack', { quantity: 201 }, stack, ['quantity']],
    ['a stack that the facts call endless', { quantity: 9999 }, { maxquan: 60_000, maxdura: null }, []],
    ['a stack of nothing', { quantity: 9999 }, { maxquan: 0, maxdura: null }, []],
    ['one worn piece', { quantity: 1, durability: 5000 }, worn, []],
    ['a broken piece', { durability: 0 }, worn, []],
    ['durability not told', { durability: null }, worn, []],
    ['two worn pieces', { quantity: 2 }, worn, ['quantity']],
    ['more durability than there is', { durability: 5001 }, worn, ['durability']],
    ['durability of what has none', { durability: 0 }, stack, ['durability']],
    ['durability of what the facts give 0', { durability: 0 }, { maxquan: null, maxdura: 0 }, ['durability']],
    ['two faults at once', { quantity: 2, durability: 9999 }, worn, ['quantity', 'durability']],
  ])('%s', (_name, parts, item, paths) => {
    const issues = itemIssues(listing(parts), item);
    expect(issues.map(({ path }) => path)).toEqual(paths);
    for (const { message } of issues) expect(message).toMatch(/[가-힣]/);
  });

  it('speak of 내구 as the screens do', () => {
    const messages = [listing({ quantity: 2 }), listing({ durability: 5001 })].flatMap((trade) =>
      itemIssues(trade, worn),
    );
    messages.push(...itemIssues(listing({ durability: 0 }), stack));
    expect(messages.map(({ message }) => message)).toEqual([
      '내구가 있는 아이템은 1개씩만 올릴 수 있습니다.',
      '이 아이템의 내구는 5,000까지입니다.',
      '내구가 없는 아이템입니다.',
    ]);
  });

  it('accepts exactly what is within the limits of the item', () => {
    const item = fc.record({
      maxquan: fc.option(fc.integer({ min: 0, max: 20_000 })),
      maxdura: fc.option(fc.integer({ min: 0, max: 20_000 })),
    });
    fc.assert(
      fc.property(item, fc.integer({ min: 1, max: 9999 }), fc.option(fc.nat(30_000)), (facts, quantity, durability) => {
        const isFine = itemIssues(listing({ quantity, durability }), facts).length === 0;
        const fits = durability === null || (hasDurability(facts) && durability <= (facts.maxdura ?? 0));
        expect(isFine).toBe(quantity <= mostPieces(facts) && fits);
      }),
    );
  });
});

describe('nextBumpAt', () => {
  const now = new Date('2026-01-01T12:00:00.000Z');
  it.each([
    [null, undefined],
    ['2026-01-01T11:00:00.000Z', undefined],
    ['2026-01-01T11:00:00.001Z', '2026-01-01T12:00:00.001Z'],
    ['2026-01-01T12:00:00.000Z', '2026-01-01T13:00:00.000Z'],
  ])('after one at %s', (pullUpAt, next) => {
    expect(nextBumpAt(pullUpAt, now, 3_600_000)?.toISOString()).toBe(next);
  });
});
