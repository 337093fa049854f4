import type { Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { CellSelection, selectionCell, TableMap } from '@tiptap/pm/tables';
import { compacted, cut, type Grid, overlaid, type SpannedCell, toGrid, toRows } from '../table-grid.rules.ts';
import { TABLE_SIZE } from './pasted-table.ts';

type Cell = SpannedCell<Node>;

/** Returns the cells of a slice that consists of a table, rows or cells; null: it contains anything else. */
export function toCells({ content }: Slice): Grid<Node> | null {
  const [only] = content.content;
  const inside = content.childCount === 1 && only?.type.name === 'table' ? only.content : content;
  const nodes = [...inside.content];
  if (nodes.length === 0) return null;
  if (nodes.every(isCell)) return toGrid([nodes.map(spannedCell)]);
  return nodes.every(({ type }) => type.name === 'tableRow') ? toGrid(nodes.map(cellsOfRow)) : null;
}

function cellsOfRow(row: Node): Cell[] {
  return row.content.content.map(spannedCell);
}

function isCell({ type }: Node): boolean {
  return type.name === 'tableCell' || type.name === 'tableHeader';
}

function spannedCell(content: Node): Cell {
  const { rowspan, colspan } = content.attrs;
  return { rowspan, colspan, content };
}

interface SelectedCells {
  table: Node;
  /** Position of the table in the document. */
  at: number;
  row: number;
  column: number;
  first: { from: number; to: number };
}

/** Returns where pasted cells begin. */
export function selectedCells(state: EditorState): SelectedCells {
  const { selection } = state;
  const $cell = selection instanceof CellSelection ? selection.$anchorCell : selectionCell(state);
  const table = $cell.node(-1);
  const start = $cell.start(-1);
  const map = TableMap.get(table);
  const head = selection instanceof CellSelection ? selection.$headCell.pos : $cell.pos;
  const { top: row, left: column } = map.rectBetween($cell.pos - start, head - start);
  const from = start + (map.map[row * map.width + column] ?? 0);
  return { table, at: start - 1, row, column, first: { from, to: from + (state.doc.nodeAt(from)?.nodeSize ?? 0) } };
}

/** Lays cells over those of the table, which grows up to the maximum size of a table. */
export function pasteCells(state: EditorState, cells: Grid<Node>): { change: Transaction; isCut: boolean } {
  const { table, at, row, column } = selectedCells(state);
  const own = toGrid(table.content.content.map(cellsOfRow));
  const laid = cut(overlaid(own, compacted(cells), { row, column }), TABLE_SIZE);
  const { tableCell, tableHeader, tableRow } = state.schema.nodes;
  const empty = (others: Grid<Node>) => {
    const isHead = others.length > 0 && others.every(({ content }) => content.type === tableHeader);
    return (isHead ? tableHeader : tableCell)?.createAndFill() as Node;
  };
  const rows = toRows(compacted(laid.cells), empty).map((some) => tableRow?.create(null, some.map(toNode)) as Node);
  const next = table.type.create(table.attrs, rows);
  const change = state.tr.replaceWith(at, at + table.nodeSize, next);
  const map = TableMap.get(next);
  const cell = map.map[Math.min(row, map.height - 1) * map.width + Math.min(column, map.width - 1)] ?? 0;
  const end = at + 1 + cell + (next.nodeAt(cell)?.nodeSize ?? 0) - 1;
  return { change: change.setSelection(Selection.near(change.doc.resolve(end), -1)), isCut: laid.isCut };
}

function toNode({ rowspan, colspan, content }: Cell): Node {
  return content.type.create({ ...content.attrs, rowspan, colspan, colwidth: null }, content.content, content.marks);
}
