import { expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { compareCommand } from './compare-command.ts';
import { listSearchEntries } from './search-entries.ts';
import { buildSearchIndex } from './search-index.ts';

const catalog = await projectCatalog();
const index = buildSearchIndex(listSearchEntries(catalog, catalog.abbreviations));

it.each([
  ['비교 현철중검 진일신검', ['현철중검', '진일신검']],
  ['비교 현철중검, 진일신검', ['현철중검', '진일신검']],
  ['비교  흑중 ㅈㅎㅂ', ['흑철중검', '진호박']],
  ['비교 현철중검 현철중검', ['현철중검']],
  ['비교 현철중검 뷁뷁뷁', ['현철중검']],
])('%s compares what its words name', (typed, names) => {
  const command = compareCommand(index, typed);
  expect(command?.names).toEqual(names);
  const ids = names.map((name) => catalog.items.find((item) => item.name === name)?.id);
  expect(command?.href).toBe(`/items?compare=${ids.join(',')}`);
});

it('compares four at most', () => {
  expect(compareCommand(index, '비교 현철중검 진일신검 목도 가시철단도 진월신검')?.names).toHaveLength(4);
});

it.each(['비교', '비교 ', '비교하다', '현철중검', '현철중검 비교', '비교 뷁뷁뷁'])('%s is no command', (typed) => {
  expect(compareCommand(index, typed)).toBeUndefined();
});
