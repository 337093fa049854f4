import { DOCUMENT_LIMITS } from '../../documents/document.limits.ts';
import { compacted, cut, type SpannedCell, toGrid, toRows } from '../table-grid.rules.ts';

export interface PastedCell {
  isHeader: boolean;
  /** Null: there was no cell. */
  element: HTMLElement | null;
}

export const TABLE_SIZE = {
  rows: DOCUMENT_LIMITS.tableRows,
  columns: DOCUMENT_LIMITS.tableColumns,
  span: DOCUMENT_LIMITS.span,
} as const;

/** Returns the visible rows of a table, without those that only cells of other rows extend into. */
export function readTableRows(table: HTMLTableElement): { rows: SpannedCell<PastedCell>[][]; isCut: boolean } {
  const shown = [...table.rows].filter(isShown);
  const rows = shown.map((row, at) => {
    const group = row.parentElement;
    const left = shown.slice(at).findIndex(({ parentElement }) => parentElement !== group);
    const rest = left === -1 ? shown.length - at : left;
    return [...row.cells].filter(isShown).map((cell) => ({
      // 0 extends the cell to the end of its section of the table.
      rowspan: cell.rowSpan === 0 ? rest : Math.min(cell.rowSpan, rest),
      colspan: cell.colSpan,
      content: {
        isHeader: cell.localName === 'th' || group?.localName === 'thead',
        element: cell as HTMLElement | null,
      },
    }));
  });
  const { cells, isCut } = cut(compacted(toGrid(rows)), TABLE_SIZE);
  return { rows: toRows(compacted(cells), emptyCell), isCut };
}

function emptyCell(row: readonly { content: PastedCell }[]): PastedCell {
  return { isHeader: row.length > 0 && row.every(({ content }) => content.isHeader), element: null };
}

function isShown(element: HTMLElement): boolean {
  return !element.hidden && element.style.display !== 'none';
}
