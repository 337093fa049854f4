import { textLength } from '#shared/text-length.ts';
import { compacted, type Grid, gridOf, rowsOf, type SpannedCell } from './table-grid.rules.ts';

/** A node as the editor gives it. */
export interface EditorNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>> | undefined;
  content?: readonly EditorNode[] | undefined;
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> | undefined }[] | undefined;
  text?: string | undefined;
}

/** The attributes that documents know (contract §18); the editor's own are left out. */
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
/** May stand empty; of others an empty list of children is left out by the editor as well. */
const INLINE_PARENTS: ReadonlySet<string> = new Set(['paragraph', 'heading']);

export function fromEditor({ type, attrs, content, marks, text }: EditorNode): Record<string, unknown> {
  return {
    type,
    ...ownAttributes(type, attrs),
    ...(content !== undefined || INLINE_PARENTS.has(type) ? { content: (content ?? []).map(fromEditor) } : {}),
    ...(marks !== undefined && marks.length > 0 && { marks: marks.map(markOf) }),
    ...(text !== undefined && { text }),
  };
}

function markOf({ type, attrs }: { type: string; attrs?: Readonly<Record<string, unknown>> | undefined }) {
  return { type, ...ownAttributes(type, attrs) };
}

function ownAttributes(type: string, attrs: Readonly<Record<string, unknown>> = {}) {
  const names = ATTRIBUTES[type];
  return names === undefined ? {} : { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) };
}

/**
 * A stored document for the editor. Its tables may hold what only a browser lays out, such as a cell that reaches into
 * another; the editor's own repair of those adds cells at every change.
 */
export function toEditor(node: EditorNode): EditorNode {
  if (node.content === undefined) return node;
  const content = node.content.map(toEditor);
  return { ...node, content: node.type === 'table' ? wholeRows(content) : content };
}

function wholeRows(rows: readonly EditorNode[]): EditorNode[] {
  const cells = gridOf(rows.map(({ content = [] }) => content.map(spannedCell)));
  return rowsOf(compacted(cells), emptyCell).map((row) => ({
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

/** Letters and nodes, for what stands beside the text. */
export function sizeOf(node: EditorNode): { letters: number; nodes: number } {
  const inner = (node.content ?? []).map(sizeOf);
  return {
    letters: inner.reduce((sum, { letters }) => sum + letters, textLength(node.text ?? '')),
    nodes: inner.reduce((sum, { nodes }) => sum + nodes, 1),
  };
}
