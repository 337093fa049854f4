import type { MentionKind } from './document-shape.rules.ts';
import type { Figure } from './figure.contract.ts';

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
