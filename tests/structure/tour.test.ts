import { describe, expect, it } from 'vitest';
import { lineOfSymbol, TOUR, tourLinks } from './tour.ts';
import { readText } from './tree.ts';

describe('the tour through the code', () => {
  const links = tourLinks(readText(TOUR));

  it('has ten stops, each with a link to a line', () => {
    const stops = readText(TOUR).split(/^## /m).slice(1);
    expect(stops).toHaveLength(10);
    expect(stops.filter((stop) => tourLinks(stop).length === 0)).toEqual([]);
  });

  it.each(links)('leads to the line of $symbol (npm run promises)', ({ symbol, path, line }) => {
    expect(line).toBe(lineOfSymbol(readText(path), symbol));
    expect(line).toBeGreaterThan(0);
  });
});

it('finds the declaration of a symbol before its mere mention', () => {
  expect(lineOfSymbol('use(price);\nconst price = 1;', 'price')).toBe(2);
  expect(lineOfSymbol('// here\n  priceField: amount(),', 'priceField')).toBe(2);
  expect(lineOfSymbol('const priced = 1;', 'price')).toBe(0);
});
