import type { MentionKind, Tone } from './document-shape.rules.ts';
import type { Figure } from './figure.contract.ts';

/** A document as ProseMirror writes it, normalized (contract §18). */
export interface Document {
  type: 'doc';
  content: BlockNode[];
}

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | ListNode
  | BlockquoteNode
  | { type: 'horizontalRule' }
  | TableNode
  | ImageNode
  | DrawingNode
  | CalloutNode
  | SpoilerNode;

export interface ParagraphNode {
  type: 'paragraph';
  content: InlineNode[];
}

export interface HeadingNode {
  type: 'heading';
  /** The server sets `anchor` at the first save. */
  attrs: { level: 2 | 3; anchor: string | null };
  content: InlineNode[];
}

export type ListNode =
  | { type: 'bulletList'; content: ListItemNode[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItemNode[] };

export interface ListItemNode {
  type: 'listItem';
  content: BlockNode[];
}

interface BlockquoteNode {
  type: 'blockquote';
  content: BlockNode[];
}

export interface TableNode {
  type: 'table';
  content: RowNode[];
}

export interface RowNode {
  type: 'tableRow';
  content: CellNode[];
}

export interface CellNode {
  type: 'tableHeader' | 'tableCell';
  attrs: { colspan: number; rowspan: number };
  content: BlockNode[];
}

export interface ImageNode {
  type: 'image';
  attrs: { imageId: number; alt: string; caption: string; width: 'full' | 'half' };
}

export interface DrawingNode {
  type: 'drawing';
  attrs: { name: string; alt: string };
}

export interface CalloutNode {
  type: 'callout';
  /** `icon` is a name of game-icons; null: the tone's default. */
  attrs: { tone: Tone; icon: string | null };
  content: BlockNode[];
}

interface SpoilerNode {
  type: 'spoiler';
  attrs: { summary: string };
  content: BlockNode[];
}

export type InlineNode = (
  | { type: 'text'; text: string }
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: { kind: MentionKind; id: number; name: string } }
  | { type: 'figure'; attrs: Figure }
) & { marks?: Mark[] | undefined };

export type Mark = { type: 'link'; attrs: { href: string } } | { type: 'bold' | 'italic' | 'strike' | 'code' };

export type DocumentNode = Document | BlockNode | ListItemNode | RowNode | CellNode | InlineNode;
