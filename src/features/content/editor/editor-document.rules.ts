import { textLength } from '#shared/text-length.ts';
import { compacted, type Grid, type SpannedCell, toGrid, toRows } from './table-grid.rules.ts';

/** A node as the editor provides it. */
export interface EditorNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>> | undefined;
  content?: readonly EditorNode[] | undefined;
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
  text?: string | undefined;
}

/** Attributes that documents contain (contract §18). Those of the editor itself are left out. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  heading: ['level', 'anchor'],
  orderedList: ['start'],
  tableHeader: ['colspan', 'rowspan'],
  tableCell: ['colspan', 'rowspan'],
  image: ['imageId', 'alt', 'caption', 'width'],
  drawing: ['name', 'alt'],
  callout: ['tone', 'icon'],
  spoiler: ['summary'],
  mention: ['kind', 'id', 'name'],
  figure: ['name', 'args'],
  link: ['href'],
};
/** Nodes that may be empty. Their empty `content`, which the editor omits, is part of a document. */
const INLINE_PARENTS: ReadonlySet<string> = new Set(['paragraph', 'heading']);

export function fromEditor({ type, attrs, content, marks, text }: EditorNode): Record<string, unknown> {
  return {
    type,
    ...ownAttributes(type, attrs),
    ...(content !== undefined || INLINE_PARENTS.has(type) ? { content: (content ?? []).map(fromEditor) } : {}),
    ...(marks !== undefined && marks.length > 0 && { marks: marks.map(toMark) }),
    ...(text !== undefined && { text }),
  };
}

function toMark({ type, attrs }: { type: string; attrs?: Readonly<Record<string, unknown>> | undefined }) {
  return { type, ...ownAttributes(type, attrs) };
}

function ownAttributes(type: string, attrs: Readonly<Record<string, unknown>> = {}) {
  const names = ATTRIBUTES[type];
  return names === undefined ? {} : { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) };
}

/**
 * Converts a stored document for the editor. Tables are laid out as browsers do, because the editor's own repair of
 * overlapping cells would add cells at every change.
 */
export function toEditor(node: EditorNode): EditorNode {
  if (node.content === undefined) return node;
  const content = node.content.map(toEditor);
  return { ...node, content: node.type === 'table' ? wholeRows(content) : content };
}

function wholeRows(rows: readonly EditorNode[]): EditorNode[] {
  const cells = toGrid(rows.map(({ content = [] }) => content.map(spannedCell)));
  return toRows(compacted(cells), emptyCell).map((row) => ({
    type: 'tableRow',
    content: row.map(({ rowspan, colspan, content }) => ({
      ...content,
      attrs: { ...content.attrs, rowspan, colspan },
    })),
  }));
}

function spannedCell(content: EditorNode): SpannedCell<EditorNode> {
  const { rowspan = 1, colspan = 1 } = content.attrs ?? {};
  return { rowspan: Number(rowspan), colspan: Number(colspan), content };
}

function emptyCell(row: Grid<EditorNode>): EditorNode {
  const isHead = row.length > 0 && row.every(({ content }) => content.type === 'tableHeader');
  return { type: isHead ? 'tableHeader' : 'tableCell', content: [{ type: 'paragraph' }] };
}

/** Returns the number of letters and nodes, which is shown beside the text. */
export function sizeOf(node: EditorNode): { letters: number; nodes: number } {
  const inner = (node.content ?? []).map(sizeOf);
  return {
    letters: inner.reduce((sum, { letters }) => sum + letters, textLength(node.text ?? '')),
    nodes: inner.reduce((sum, { nodes }) => sum + nodes, 1),
  };
}
