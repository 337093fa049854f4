import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listScamPatterns } from '../scam-patterns.rules.ts';
import { DealGuide } from './deal-guide.tsx';

const deal = { itemName: '현철중검', tradeType: 1, price: 400_000, quantity: 1, payMethod: 1 };
const patterns = listScamPatterns({ ...deal, similarNames: [], scrollNames: [] });

it('scam patterns bear no bars of confidence, and only a doubtful one says so beside its source', () => {
  const html = renderToStaticMarkup(
    <DealGuide
      itemName={deal.itemName}
      price={deal.price}
      quantity={1}
      server="클래식"
      poster={{ name: '무명검', side: 'seller' }}
      first="seller"
      patterns={patterns}
      ownName=""
    />,
  );
  expect(html).not.toMatch(/class="conf/);
  const doubtful = patterns.filter(({ confidence }) => confidence === 'low');
  expect(html.match(/신뢰도/g) ?? []).toHaveLength(doubtful.length);
});
