import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Figure } from './figure.contract.ts';
import type { ResolvedDrawing, ResolvedFigure, ResolvedImage } from './resolved-references.ts';

/** Sources that resolve the references of a document. `src/app` provides those of other features. */
export interface ReferenceSources {
  catalog(): Catalog;
  /** Returns values by `figureKey`, without figures that have none. `gameServer` undefined: all servers. */
  figures(figures: readonly Figure[], gameServer: number | undefined): Promise<ReadonlyMap<string, ResolvedFigure>>;
  /** Returns ids of the items whose quotes the figures use. */
  itemsOfFigures(figures: readonly Figure[]): number[];
  images(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedImage>>;
  drawing(name: string): ResolvedDrawing | null;
}
