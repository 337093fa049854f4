import type { ReferenceSources } from '#features/content/documents/resolved-references.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { readStoredImages } from '#platform/images/image.service.ts';
import { DRAWINGS, isDrawing } from '#ui/drawings/drawings.ts';
import { figureValues, itemsOfFigures } from './figure-values.ts';

interface ReferenceDeps {
  db: Db;
  catalog(): Catalog;
  quotes: QuoteReader;
}

/** Data of other features that articles can refer to. */
export function articleReferences(deps: ReferenceDeps): ReferenceSources {
  return {
    catalog: deps.catalog,
    figures: figureValues(deps),
    itemsOfFigures: (figures) => itemsOfFigures(figures, deps.catalog()),
    images: (ids) => readStoredImages(deps.db, ids),
    drawing: (name) => (isDrawing(name) ? DRAWINGS[name] : null),
  };
}
