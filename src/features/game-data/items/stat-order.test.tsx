import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { textOf } from '#tests/support/html.ts';
import { itemFieldLabel, itemStats } from '../catalog/item-stat.labels.ts';
import { itemCard } from '../share-image/share-card.ts';
import { ITEM_COLUMNS, type ItemColumn, itemCells } from './item.rules.ts';
import { itemCellsInBrief, itemColumnLabel } from './item-list.labels.ts';
import { itemSummary } from './pages/item-summary.ts';
import { STAT_COLUMNS } from './stat-columns.rules.ts';
import { ItemCard } from './ui/public/item-card.tsx';

/** Each stat has a value of its own, so that a text shows which one it is. */
const STATS = Object.fromEntries(STAT_COLUMNS.slice(2).map((column, index) => [column, 101 + index]));
const FULL = makeItem({ name: '온갖 물건', smin: 51, smax: 52, lmin: 53, lmax: 54, ...STATS, ac: -101 });
const VALUES = ['51–52', '53–54', ...Object.values(STATS).map(String)];
const AROUND = { droppedBy: [], madeBy: [], usedIn: [], skills: [], soldAt: [] };

const labels = STAT_COLUMNS.map(itemFieldLabel);
/** Where each value stands in a text; what is missing stands at -1. */
const placesIn = (text: string) => VALUES.map((value) => text.indexOf(value));

function expectOrder(text: string) {
  const places = placesIn(text);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe('the stats of an item', () => {
  it('stand in one order on its page, in its card and in what search engines read, none of them left out', () => {
    const stats = itemStats(FULL);
    expect(stats.map(({ label }) => label)).toEqual(labels);
    const card = textOf(renderToStaticMarkup(<ItemCard item={{ ...FULL, ...AROUND }} prices={[]} foot={null} />));
    expectOrder(card);
    const nothing = { drops: [], madeBy: [], usedIn: [], skills: [] };
    expectOrder(itemSummary({ item: FULL, type: { name: '일반' }, subType: null, stats, ...nothing }));
  });

  it('stand in the same order in the columns of lists', () => {
    expect(ITEM_COLUMNS.filter((column) => (STAT_COLUMNS as readonly ItemColumn[]).includes(column))).toEqual([
      ...STAT_COLUMNS,
    ]);
    const cells = itemCells(FULL, { uses: 0, from: null });
    for (const column of STAT_COLUMNS) expect(cells[column], column).toBeDefined();
  });

  it('are the first of that order in the share picture', () => {
    const { values } = itemCard(FULL);
    expect(values.map(({ label }) => label)).toEqual(labels.slice(0, values.length));
    const rest = makeItem({ hr: 7, W: 5, G: 3 });
    expect(itemCard(rest).values.map(({ label }) => label)).toEqual(['민첩', '지력', '재생력']);
  });

  it('are the first of that order on phones, whichever of them an item has', () => {
    for (const [index, column] of STAT_COLUMNS.entries()) {
      const cells = itemCells(FULL, { uses: 0, from: null });
      const own = Object.fromEntries(STAT_COLUMNS.slice(index).map((one) => [one, cells[one]]));
      const first = itemCellsInBrief({ cells: own }, 'level').split(' · ')[0];
      expect(first).toBe(
        `${column === 'md' ? '마방' : itemColumnLabel(column)} ${VALUES[index]}`.replace('101', '−101'),
      );
    }
  });
});
