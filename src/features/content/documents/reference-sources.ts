import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Figure } from './figure.contract.ts';
import type { ResolvedDrawing, ResolvedFigure, ResolvedImage } from './resolved-references.ts';

/** What the references of a document are resolved by; `src/app` hands in what belongs to other features. */
export interface ReferenceSources {
  catalog(): Catalog;
  /** By `figureKey`; a figure without a value is absent. `gameServer` undefined: all of them. */
  figures(figures: readonly Figure[], gameServer: number | undefined): Promise<ReadonlyMap<string, ResolvedFigure>>;
  /** Items whose quotes figures are made of. */
  itemsOfFigures(figures: readonly Figure[]): number[];
  images(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedImage>>;
  drawing(name: string): ResolvedDrawing | null;
}
