import type { MentionKind } from './document-shape.rules.ts';
import type { Figure } from './figure.contract.ts';

export interface ResolvedMention {
  name: string;
  href: string;
  /** As in `data-card`; null: it has no card. */
  card: string | null;
  /** Of game-icons, without its sheet. */
  icon: string;
  tone: string | null;
}

export interface ResolvedFigure {
  value: number;
  /** As it is shown: `60만`. */
  text: string;
}

export interface ResolvedImage {
  /** By width in pixels, ascending. */
  files: { width: number; url: string }[];
  width: number;
  height: number;
}

export interface ResolvedDrawing {
  width: number;
  height: number;
}

/** What a document names, as it is at the moment of rendering. Null: it is no more. */
export interface ResolvedReferences {
  mention(kind: MentionKind, id: number): ResolvedMention | null;
  figure(figure: Figure): ResolvedFigure | null;
  image(id: number): ResolvedImage | null;
  drawing(name: string): ResolvedDrawing | null;
}
