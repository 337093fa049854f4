import { describe, expect, it } from 'vitest';
import { readText, sheets } from './tree.ts';

/** product.md §9. Everything that lies over the page, by its selector; `menu` is what opens from a place of the page. */
const LAYERS: Readonly<Record<string, Layer>> = {
  '.mask': 'modal',
  '.over': 'modal',
  '.toasts': 'modal',
  '.skip': 'modal',
  '.pop': 'tip',
  '.layer.tips': 'tip',
  '.layer': 'menu',
  '.server > .menu': 'menu',
  '.tabbar': 'menu',
  '.unanswered': 'menu',
  '.floating': 'menu',
  '.mentions': 'menu',
  '.offers': 'menu',
  '.hits': 'menu',
};

type Layer = 'menu' | 'modal' | 'tip';

/** Of the page itself: heads that stay, bars. All below every overlay. */
const PAGE_TOP = 999;

const Z_INDEX = /([^{};]+)\{[^{}]*?\bz-index:\s*([^;]+);/g;
const rules = sheets().flatMap(({ path, text }) =>
  Array.from(text.matchAll(Z_INDEX), ([, selector = '', value = '']) => ({ path, selector: selector.trim(), value })),
);

describe('p§9 overlay layering', () => {
  it.each([
    ['menu', 1000],
    ['modal', 1100],
    ['tip', 1100],
  ])('is for %s %d', (layer, height) => {
    expect(readText('src/ui/styles/tokens.css')).toContain(`--z-${layer}: ${height};`);
  });

  it('is by name for every overlay', () => {
    const named = rules.filter(({ value }) => value.startsWith('var('));
    const found = Object.fromEntries(
      named.map(({ selector, value }) => [selector, value.slice('var(--z-'.length, -1)]),
    );
    expect(found).toEqual(LAYERS);
  });

  it('leaves the page below all overlays', () => {
    const own = rules.filter(({ value }) => !value.startsWith('var('));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ value }) => Number.isNaN(Number(value)) || Number(value) > PAGE_TOP)).toEqual([]);
  });

  it('is of classes that the overlays’ code has', () => {
    const of = (name: string) => readText(`src/ui/overlay/${name}.tsx`);
    expect(of('dialog')).toMatch(/className="mask".*className="over"/s);
    for (const name of ['menu', 'combobox', 'list-select']) expect(of(name)).toContain('className="layer"');
    expect(of('tooltip')).toContain('className="layer tips"');
    expect(of('toast-host')).toContain('className="toasts"');
    expect(of('hover-card')).toContain("className = 'pop'");
  });
});
