import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../search.contract.ts';
import {
  actionsFor,
  foundRows,
  marketPath,
  nameBeginning,
  type PaletteAction,
  paletteSections,
  rowKey,
} from './palette-row.ts';

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

describe('the rows of the palette', () => {
  const popular = [hit({ id: 8, path: '/items/8' })];
  const sections = (parts: Partial<Parameters<typeof paletteSections>[0]>) =>
    paletteSections({
      typed: '',
      found: [],
      recent: [],
      popular,
      actions: [{ ...add, isFirst: true }, bump],
      players: [],
      ...parts,
    }).map(({ title, rows }) => [title, rows.map(rowKey)]);

  it('are what is traded most and what can be done before anything is typed or was found', () => {
    expect(sections({})).toEqual([
      ['거래 많은 아이템', ['/items/8']],
      ['바로 하기', ['action 거래 올리기']],
    ]);
  });

  it('begin with what was opened last, and leave out what is empty', () => {
    expect(sections({ recent: [hit({})], popular: [], actions: [] })).toEqual([['최근 검색', ['/items/7']]]);
  });

  it('end with players, whose answer comes after what the browser finds by itself', () => {
    const players = [{ name: '호박이', detail: '', path: '/profiles/1' }];
    expect(sections({ typed: '호박', found: [hit({})], players })).toEqual([
      ['검색 결과', ['/items/7']],
      ['캐릭터', ['/profiles/1']],
    ]);
  });

  it('are only what is found once something is typed', () => {
    expect(sections({ typed: '호박', found: [hit({})] })).toEqual([['검색 결과', ['/items/7']]]);
  });
});

describe('the beginning of a player’s name', () => {
  it('has two to twelve letters that names are written with', () => {
    expect(['호박', ' 호 박 ', 'BARAM1', 'ab'].map(nameBeginning)).toEqual(['호박', '호박', 'baram1', 'ab']);
    expect(['호', 'ㅎㅂ', '호ㅂ', 'a'.repeat(13), '호박!', ''].map(nameBeginning)).toEqual(Array(6).fill(undefined));
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
