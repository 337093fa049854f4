import { textLength } from '#shared/text-length.ts';
import { DOCUMENT_LIMITS } from './document.limits.ts';

export interface LimitIssue {
  /** Path of the first node beyond the limit. */
  path: (string | number)[];
  message: string;
}

interface Visit {
  node: unknown;
  depth: number;
  path: (string | number)[];
}

const { depth: MAX_DEPTH, nodes: MAX_NODES, text: MAX_TEXT, tableRows: MAX_ROWS, tableColumns } = DOCUMENT_LIMITS;

/** Checks depth and size of any input without recursion, before the schema does. It returns at most one fault. */
export function validateLimits(input: unknown): LimitIssue[] {
  const waiting: Visit[] = [{ node: input, depth: 1, path: [] }];
  let nodes = 0;
  let letters = 0;
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { node, depth, path } = visit;
    if (!isObject(node)) continue;
    nodes += 1;
    if (typeof node.text === 'string') letters += textLength(node.text);
    if (depth > MAX_DEPTH) return [{ path, message: `${MAX_DEPTH}겹보다 깊이 넣을 수 없습니다.` }];
    if (nodes > MAX_NODES) return [{ path, message: `글이 너무 큽니다: 부분이 ${MAX_NODES}개를 넘습니다.` }];
    if (letters > MAX_TEXT) return [{ path, message: `글이 너무 깁니다: ${MAX_TEXT}자까지 쓸 수 있습니다.` }];
    const children = childrenOf(node);
    const issue = node.type === 'table' ? validateTable(children) : null;
    if (issue) return [{ path, message: issue }];
    for (let at = children.length - 1; at >= 0; at -= 1) {
      waiting.push({ node: children[at], depth: depth + 1, path: [...path, 'content', at] });
    }
  }
  return [];
}

function validateTable(rows: readonly unknown[]): string | null {
  if (rows.length > MAX_ROWS) return `표는 ${MAX_ROWS}줄까지 만들 수 있습니다.`;
  /** Number of further rows that are covered by a cell, by column. */
  const taken: number[] = [];
  for (const row of rows) {
    let column = 0;
    const cells = isObject(row) ? childrenOf(row) : [];
    for (const cell of cells) {
      const { colspan = 1, rowspan = 1 } = readSpans(cell);
      while ((taken[column] ?? 0) > 0) column += 1;
      if (column + colspan > tableColumns) return `표는 ${tableColumns}칸까지 만들 수 있습니다.`;
      for (let at = column; at < column + colspan; at += 1) taken[at] = rowspan;
      column += colspan;
    }
    for (let at = 0; at < taken.length; at += 1) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
  }
  return null;
}

/** Spans that the schema will refuse count as 1. */
function readSpans(cell: unknown): { colspan?: number; rowspan?: number } {
  const attrs = isObject(cell) && isObject(cell.attrs) ? cell.attrs : {};
  const read = (value: unknown) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= DOCUMENT_LIMITS.span ? Number(value) : 1;
  return { colspan: read(attrs.colspan), rowspan: read(attrs.rowspan) };
}

function childrenOf(node: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(node.content) ? node.content : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
