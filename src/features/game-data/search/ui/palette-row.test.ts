import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../search.contract.ts';
import { actionsFor, foundRows, marketPath, type PaletteAction, rowKey } from './palette-row.ts';

const bump: PaletteAction = { label: '끌올', detail: '', words: ['끌어올리기'], run: () => {} };
const add: PaletteAction = { label: '거래 올리기', detail: '', words: [], href: '/trade/register' };
const hit = (part: Partial<SearchHit>): SearchHit => ({
  kind: 'item',
  id: 7,
  name: '호박',
  path: '/items/7',
  detail: '',
  icon: 10,
  ...part,
});

describe('what the palette offers to do', () => {
  it('is found by the beginning of a name or word, spaces aside', () => {
    expect(actionsFor([bump, add], '거래올')).toEqual([add]);
    expect(actionsFor([bump, add], '끌어 올')).toEqual([bump]);
    expect(actionsFor([bump, add], '올리기')).toEqual([]);
  });

  it('waits for two letters, lest it stand before every name', () => {
    expect(actionsFor([bump], '끌')).toEqual([]);
    expect(actionsFor([bump], '끌올')).toEqual([bump]);
  });

  it('stands before names and instead of the page that it leads to', () => {
    const page = hit({ kind: 'page', path: '/trade/register' });
    expect(foundRows([add], [hit({}), page]).map(rowKey)).toEqual(['action 거래 올리기', '/items/7']);
  });
});

describe('the market of a hit', () => {
  it('is that of an item that can be traded', () => {
    expect(marketPath({ hit: hit({}) })).toBe('/trade/7');
    expect(marketPath({ hit: hit({ icon: 9 }) })).toBeUndefined();
    expect(marketPath({ hit: hit({ kind: 'skill' }) })).toBeUndefined();
    expect(marketPath({ action: add })).toBeUndefined();
  });
});
