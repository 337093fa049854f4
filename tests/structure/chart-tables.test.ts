import { describe, expect, it } from 'vitest';
import { filesUnder, readText } from './tree.ts';

/** Every drawing of figures, and where the same figures stand as text for those who do not see it. */
const TABLES: Readonly<Record<string, string>> = {
  'calculators/chance/ui/chance-curve.tsx': 'calculators/chance/ui/goal-table.tsx',
  'calculators/crafting/ui/chance-panel.tsx': 'calculators/crafting/ui/chance-panel.tsx',
  'calculators/exp/ui/ramp-chart.tsx': 'calculators/exp/ui/level-table.tsx',
  'calculators/hp-mp-table/ui/vital-ladder.tsx': 'calculators/hp-mp-table/ui/vital-tables.tsx',
  'desk/stats/ui/report-bars.tsx': 'desk/stats/ui/reports-panel.tsx',
  'desk/charts/ui/visits-chart.tsx': 'desk/stats/ui/visits-table.tsx',
  'game-data/maps/ui/coordinate-sheet.tsx': 'game-data/maps/ui/places-table.tsx',
  'game-data/maps/ui/map-plan.tsx': 'game-data/maps/ui/map-lists.tsx',
  'game-data/maps/ui/world-overview.tsx': 'game-data/maps/ui/town-table.tsx',
  'game-data/pathfinding/ui/map-route-strip.tsx': 'game-data/pathfinding/ui/map-route-answer.tsx',
  'trade/quotes/ui/chart-drawing.tsx': 'trade/quotes/ui/price-chart.tsx',
  'trade/quotes/ui/why-prices.tsx': 'trade/quotes/ui/evidence-lists.tsx',
};

/** These draw no figures, or mark the point of another drawing; a spark and the bars of a day have their sum and change beside them in words. */
const NO_FIGURES = [
  'content/editor/ui/callout-fields.tsx',
  'desk/overview/ui/count-bars.tsx',
  'game-data/items/ui/public/favourite-button.tsx',
  'game-data/maps/pages/map-back.page.tsx',
  'game-data/maps/ui/map-symbols.tsx',
  'trade/quotes/ui/chart-crosshair.tsx',
  'trade/quotes/ui/public/spark.tsx',
];

describe('drawings of figures', () => {
  it('are all known, with their table or list', () => {
    const drawings = filesUnder('src/features')
      .filter(({ path, text }) => path.endsWith('.tsx') && !path.includes('.test.') && /<svg\b/.test(text()))
      .map(({ path }) => path.replace('src/features/', ''));
    expect(drawings.sort()).toEqual([...Object.keys(TABLES), ...NO_FIGURES].sort());
  });

  it.each(Object.entries(TABLES))('%s has the same figures in a table or list of %s', (_drawing, table) => {
    expect(readText(`src/features/${table}`)).toMatch(/<(?:table|ol|ul|dl)\b/);
  });
});
