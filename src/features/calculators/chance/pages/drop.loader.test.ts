import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './drop.loader.ts';

const catalog = await projectCatalog();
const services = { catalog };
const sendRequest = (query: string) => load({ params: {}, url: new URL(`http://site/calc/drop${query}`) }, services);
const idOf = (name: string) => catalog.items.find((item) => item.name === name)?.id;

describe('the page of drop chances', () => {
  it('includes the reported chances with their sources', () => {
    const { rates, provenance, item } = sendRequest('');
    expect(item).toBeNull();
    expect(rates.map(({ item: { name }, rate }) => [name, rate])).toEqual([
      ['수룡의비늘', 8],
      ['화룡의비늘', 2],
    ]);
    expect(provenance.sources.length).toBeGreaterThan(0);
  });

  it('lists who drops an item, each name once, without a rate', () => {
    const { item, droppers, dropperCount, rates } = sendRequest(`?item=${idOf('진호박')}`);
    expect(item?.name).toBe('진호박');
    const known = new Set(catalog.dropsOfItem(item?.id ?? 0).map(({ monsterName }) => monsterName));
    expect(known).toContain('부자원숭이');
    expect(droppers.every(({ name }) => known.has(name))).toBe(true);
    expect(new Set(droppers.map(({ name }) => name)).size).toBe(droppers.length);
    expect(dropperCount).toBe(known.size);
    expect(rates.filter(({ note }) => note !== null)).toEqual([]);
  });

  it('finds an item by name, and offers matches for part of a name', () => {
    expect(sendRequest('?item=진호박')).toEqual(sendRequest(`?item=${idOf('진호박')}`));
    const part = sendRequest('?item=호박');
    const all = part.item ? [part.item] : part.found;
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ name }) => name.includes('호박'))).toBe(true);
    const none = sendRequest('?item=%3Cscript%3E');
    expect([none.item, none.words, none.found]).toEqual([null, '<script>', []]);
  });

  it.each(['?item=0', '?item=-1', '?item=999999999', '?item='])('takes no item for %s', (query) => {
    expect(sendRequest(query)).toEqual(sendRequest(''));
  });
});
