export interface SpannedCell<Content> {
  readonly rowspan: number;
  readonly colspan: number;
  readonly content: Content;
}

/** A cell with its place, counted from 0. */
interface GridCell<Content> extends SpannedCell<Content> {
  readonly row: number;
  readonly column: number;
}

export type Grid<Content> = readonly GridCell<Content>[];

/**
 * Lays out cells as browsers do: each row is filled from the left, around cells that extend from above. No two cells
 * overlap.
 */
export function toGrid<Content>(rows: readonly (readonly SpannedCell<Content>[])[]): Grid<Content> {
  const taken = new Slots();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(row, column)) column += 1;
      let colspan = 1;
      while (colspan < cell.colspan && !taken.has(row, column + colspan)) colspan += 1;
      const placed = { ...cell, row, column, colspan, rowspan: Math.min(cell.rowspan, rows.length - row) };
      taken.add(placed);
      return placed;
    });
  });
}

/** Removes rows and columns in which no cell begins. */
export function compacted<Content>(cells: Grid<Content>): Grid<Content> {
  const { height, width } = sizeOf(cells);
  const rowsBefore = countsBefore(height, new Set(cells.map(({ row }) => row)));
  const columnsBefore = countsBefore(width, new Set(cells.map(({ column }) => column)));
  return cells.map((cell) => {
    const [row, bottom] = [rowsBefore[cell.row] ?? 0, rowsBefore[cell.row + cell.rowspan] ?? 0];
    const [column, right] = [columnsBefore[cell.column] ?? 0, columnsBefore[cell.column + cell.colspan] ?? 0];
    return { ...cell, row, column, rowspan: bottom - row, colspan: right - column };
  });
}

/** Returns the number of given lines before each line, and before the end. */
function countsBefore(end: number, lines: ReadonlySet<number>): readonly number[] {
  const counts = [0];
  for (let line = 0; line < end; line += 1) counts.push((counts[line] ?? 0) + (lines.has(line) ? 1 : 0));
  return counts;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Maximum span of one cell. */
  readonly span: number;
}

/** Cuts cells to a size; `isCut`: some did not fit. */
export function cut<Content>(cells: Grid<Content>, size: GridSize): { cells: Grid<Content>; isCut: boolean } {
  const inside = cells.filter(({ row, column }) => row < size.rows && column < size.columns);
  const fitting = inside.map((cell) => ({
    ...cell,
    rowspan: Math.min(cell.rowspan, size.rows - cell.row, size.span),
    colspan: Math.min(cell.colspan, size.columns - cell.column, size.span),
  }));
  return { cells: fitting, isCut: inside.length < cells.length };
}

/** Lays `upper` over `lower`. Covered cells are removed, and partly covered ones shortened. */
export function overlaid<Content>(
  lower: Grid<Content>,
  upper: Grid<Content>,
  at: { row: number; column: number },
): Grid<Content> {
  const moved = upper.map((cell) => ({ ...cell, row: cell.row + at.row, column: cell.column + at.column }));
  const { height, width } = sizeOf(upper);
  const [bottom, right] = [at.row + height, at.column + width];
  const uncovered = lower.flatMap((cell) => {
    const isBeside =
      cell.row + cell.rowspan <= at.row ||
      cell.row >= bottom ||
      cell.column + cell.colspan <= at.column ||
      cell.column >= right;
    if (isBeside) return [cell];
    if (cell.row < at.row) return [{ ...cell, rowspan: at.row - cell.row }];
    if (cell.column < at.column) return [{ ...cell, colspan: at.column - cell.column }];
    return [];
  });
  return [...uncovered, ...moved];
}

/**
 * Converts cells into rows of a document. @param fill makes the content of an empty place, from the cells of its row
 */
export function toRows<Content>(cells: Grid<Content>, fill: (row: Grid<Content>) => Content): SpannedCell<Content>[][] {
  const { height, width } = sizeOf(cells);
  const taken = new Slots();
  for (const cell of cells) taken.add(cell);
  return Array.from({ length: height }, (_, row) => {
    const own = cells.filter((cell) => cell.row === row);
    const missing = Array.from({ length: width }, (_each, column) => column)
      .filter((column) => !taken.has(row, column))
      .map((column) => ({ row, column, rowspan: 1, colspan: 1, content: fill(own) }));
    return [...own, ...missing].sort((one, other) => one.column - other.column);
  });
}

function sizeOf(cells: Grid<unknown>): { height: number; width: number } {
  let [height, width] = [0, 0];
  for (const { row, rowspan, column, colspan } of cells) {
    height = Math.max(height, row + rowspan);
    width = Math.max(width, column + colspan);
  }
  return { height, width };
}

class Slots {
  readonly #taken = new Set<string>();

  has(row: number, column: number): boolean {
    return this.#taken.has(`${row} ${column}`);
  }

  add({ row, column, rowspan, colspan }: GridCell<unknown>): void {
    for (let down = 0; down < rowspan; down += 1) {
      for (let right = 0; right < colspan; right += 1) this.#taken.add(`${row + down} ${column + right}`);
    }
  }
}
