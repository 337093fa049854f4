import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient, storeAnswer } from '#platform/client/query-client.ts';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { ownCounts } from '../../../trades/ui/public/use-own-trades.ts';
import { ownWatches } from '../../../watches/ui/public/watch-queries.ts';
import { MarketLine } from './my-market-line.tsx';

const me = { id: 3, pullUpAt: null };

afterEach(() => queryClient.clear());

function drawn(open: number | undefined, watches: number): string {
  if (open !== undefined) storeAnswer(ownCounts, me.id, { 0: 9, 1: open, 2: 4, 3: 1 });
  storeAnswer(ownWatches, undefined, Array(watches).fill({}));
  return renderToStaticMarkup(<MarketLine me={me} />);
}

describe('my market on the home page', () => {
  it('counts my listings and alerts, leads to both, and lifts the listings', () => {
    const html = drawn(2, 5);
    expect(textOf(html)).toContain('내 매물 2');
    expect(textOf(html)).toContain('가격 알림 5');
    expect(linksOf(html)).toEqual(['/me/trades', '/notifications']);
    expect(tagsOf(html, 'button')).toHaveLength(1);
    expect(textOf(html)).toContain('끌올');
  });

  it('offers to list something where there is nothing to lift', () => {
    const html = drawn(0, 0);
    expect(linksOf(html)).toContain('/trade/register');
    expect(tagsOf(html, 'button')).toEqual([]);
  });

  it('claims no number before it is known', () => {
    const html = drawn(undefined, 0);
    expect(textOf(html)).toContain('내 매물 –');
    expect(linksOf(html)).not.toContain('/trade/register');
  });
});
