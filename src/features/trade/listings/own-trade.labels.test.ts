import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#shared/korean/amount.ts';
import { ownTrade } from '#tests/support/listed-trade.ts';
import { MAX_PRICE } from '../trades/trade.limits.ts';
import { ownNote, readPrice } from './own-trade.labels.ts';
import { myTradesParams } from './trade-page.params.ts';

const AT = '2026-11-20T18:04:30.000Z';
it.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['', 1],
  ['0', 1],
  ['x', 1],
])('with the query %s the tab is %d', (text, status) => {
  expect(myTradesParams.read(new URLSearchParams({ status: text })).status).toBe(status);
});

describe('the notices for the owner', () => {
  it.each([
    [{}, null],
    [{ isOld: true }, /14일 .+ 30일째/],
    [{ hiddenAt: AT, hiddenReason: '허위 매물' }, /숨겨 .+: 허위 매물$/],
    [{ hiddenAt: AT, isOld: true }, /숨겨/],
    [{ status: 2 }, null],
    [{ status: 2, counterpart: { id: 9, name: '설악' } }, '설악님과 한 거래로 적었습니다'],
    [
      { status: 2, counterpart: { id: 9, name: '설악' }, confirmedAt: '2026-11-20T00:00:00.000Z' },
      '설악님이 확인한 거래입니다',
    ],
    [{ status: 2, isDenied: true }, '상대로 적은 사람이 자기와 한 거래가 아니라고 답했습니다'],
    [{ status: 3, cancelledBy: 'replaced' }, /새 글/],
    [{ status: 3, cancelledBy: 'old' }, /30일/],
    [{ status: 3, cancelledBy: 'something new' }, null],
  ] as const)('of %o', (parts, note) => {
    const received = ownNote(ownTrade(parts));
    if (note instanceof RegExp) expect(received).toMatch(note);
    else expect(received).toBe(note);
  });
});

describe('a price typed in place', () => {
  it.each([
    ['48만5천', 485_000],
    [' ', null],
    ['4,294,967,295', 4_294_967_295],
  ])('%s is %s', (text, price) => {
    expect(readPrice(text)).toMatchObject({ isPrice: true, price });
  });

  it.each(['0', '1억5000', '-3', '43억', '원'])('%s is invalid', (text) => {
    expect(readPrice(text)).toMatchObject({ isPrice: false, words: expect.stringContaining('처럼') });
  });

  it('starts with the current price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PRICE }), (price) => {
        expect(readPrice(formatAmount(price))).toMatchObject({ isPrice: true, price });
      }),
    );
  });
});
