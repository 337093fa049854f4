import type { ReferenceSources } from '#features/content/documents/reference-sources.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { figureValues, itemsOfFigures } from './figure-values.ts';

/** What articles name of other features. */
export function articleReferences(deps: { catalog(): Catalog; quotes: QuoteReader }): ReferenceSources {
  return {
    catalog: deps.catalog,
    figures: figureValues(deps),
    itemsOfFigures: (figures) => itemsOfFigures(figures, deps.catalog()),
    images: () => Promise.resolve(new Map()),
    drawing: () => null,
  };
}
