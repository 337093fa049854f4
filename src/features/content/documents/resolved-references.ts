import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { MentionKind } from './document-shape.rules.ts';
import type { Figure } from './figure.contract.ts';

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

export interface ResolvedMention {
  name: string;
  href: string;
  /** Value of `data-card`; null: it has no card. */
  card: string | null;
  /** Name of game-icons, without its sheet. */
  icon: string;
  tone: string | null;
}

export interface ResolvedFigure {
  value: number;
  /** Value as shown, such as `60만`. */
  text: string;
}

export interface ResolvedImage {
  /** Files by width in pixels, ascending. */
  files: { width: number; url: string }[];
  width: number;
  height: number;
}

export interface ResolvedDrawing {
  width: number;
  height: number;
}

/** References of a document, resolved at the time of rendering. Null: the target no longer exists. */
export interface ResolvedReferences {
  mention(kind: MentionKind, id: number): ResolvedMention | null;
  figure(figure: Figure): ResolvedFigure | null;
  image(id: number): ResolvedImage | null;
  drawing(name: string): ResolvedDrawing | null;
}
