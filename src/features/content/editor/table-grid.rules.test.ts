import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import type { Document } from '../documents/document.ts';
import { documentSchema } from '../documents/document-schema.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { type EditorNode, toEditor } from './editor-document.rules.ts';
import { compacted, cut, type Grid, overlaid, type SpannedCell, toGrid, toRows } from './table-grid.rules.ts';
import { extensions } from './ui/extensions.ts';

const schema = getSchema(extensions);
const SIZE = { rows: 7, columns: 6, span: 4 };

const span = fc.integer({ min: 1, max: 5 });
const rows = fc
  .array(fc.array(fc.tuple(span, span), { maxLength: 5 }), { maxLength: 6 })
  .map((lines) =>
    lines.map((line, row) => line.map(([rowspan, colspan], at) => ({ rowspan, colspan, content: `${row}.${at}` }))),
  );
const place = fc.record({ row: fc.integer({ min: 0, max: 6 }), column: fc.integer({ min: 0, max: 6 }) });

const EMPTY = '–';
const tidy = (cells: Grid<string>) => toRows(compacted(cut(cells, SIZE).cells), () => EMPTY);

function tableOf(lines: SpannedCell<string>[][]): Node {
  return schema.nodeFromJSON({
    type: 'table',
    content: lines.map((line) => ({
      type: 'tableRow',
      content: line.map(({ rowspan, colspan, content }) => ({
        type: 'tableCell',
        attrs: { rowspan, colspan },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
      })),
    })),
  });
}

const contentsOf = (cells: readonly { content: string }[]) => cells.map(({ content }) => content).toSorted();

describe('cells that are laid out', () => {
  it.each<[string, [rowspan: number, colspan: number][][], string[]]>([
    [
      'side by side',
      [
        [
          [1, 1],
          [1, 1],
        ],
      ],
      ['0 0 1 1', '0 1 1 1'],
    ],
    [
      'around one that reaches down',
      [
        [
          [2, 1],
          [1, 1],
        ],
        [[1, 1]],
      ],
      ['0 0 2 1', '0 1 1 1', '1 1 1 1'],
    ],
    [
      'below a last cell that reaches down',
      [
        [
          [1, 1],
          [2, 1],
        ],
        [[1, 1]],
      ],
      ['0 0 1 1', '0 1 2 1', '1 0 1 1'],
    ],
    [
      'up to one that reaches down, where they would overlap',
      [
        [
          [1, 1],
          [2, 1],
        ],
        [[1, 3]],
      ],
      ['0 0 1 1', '0 1 2 1', '1 0 1 1'],
    ],
    ['to the last row at most', [[[9, 1]]], ['0 0 1 1']],
  ])('stand %s', (_, spans, expected) => {
    const cells = toGrid(spans.map((line) => line.map(([rowspan, colspan]) => ({ rowspan, colspan, content: 'x' }))));
    expect(cells.map(({ row, column, rowspan, colspan }) => [row, column, rowspan, colspan].join(' '))).toEqual(
      expected,
    );
  });

  it('make a whole table of any rows, which the editor leaves as it is', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(rows, (lines) => {
        const cells = toGrid(lines);
        expect(contentsOf(cells)).toEqual(contentsOf(lines.flat()));
        const whole = tidy(cells);
        if (whole.length > 0) expect(TableMap.get(tableOf(whole)).problems).toBeNull();
        expect(whole.every((line) => line.some(({ content }) => content !== EMPTY))).toBe(true);
      }),
      { numRuns: rounds(500) },
    );
  });

  it('lie on others whole, and leave what they do not cover', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(rows, rows, place, (below, above, at) => {
        const [lower, upper] = [
          compacted(toGrid(below)),
          compacted(toGrid(above)).map((cell) => ({ ...cell, content: `+${cell.content}` })),
        ];
        const laid = overlaid(lower, upper, at);
        expect(contentsOf(laid.filter(({ content }) => content.startsWith('+')))).toEqual(contentsOf(upper));
        const bottom = Math.max(0, ...upper.map(({ row, rowspan }) => row + rowspan)) + at.row;
        const right = Math.max(0, ...upper.map(({ column, colspan }) => column + colspan)) + at.column;
        const isCovered = ({ row, column }: { row: number; column: number }) =>
          row >= at.row && row < bottom && column >= at.column && column < right;
        const left = contentsOf(lower.filter((cell) => !isCovered(cell)));
        expect(contentsOf(laid.filter(({ content }) => !content.startsWith('+')))).toEqual(left);
        const whole = tidy(laid);
        if (whole.length > 0) expect(TableMap.get(tableOf(whole)).problems).toBeNull();
      }),
      { numRuns: rounds(500) },
    );
  });

  it('lose what is beyond the size of a table, and say so', () => {
    const wide = toGrid([Array.from({ length: 8 }, (_, at) => ({ rowspan: 1, colspan: 1, content: String(at) }))]);
    expect([cut(wide, SIZE).isCut, cut(wide, SIZE).cells.length]).toEqual([true, 6]);
    expect(cut(wide.slice(0, 6), SIZE).isCut).toBe(false);
  });
});

it('a stored table of any cells is whole for the editor, which has nothing to repair in it', { tags: 'rounds' }, () => {
  fc.assert(
    fc.property(rows, (lines) => {
      fc.pre(lines.length > 0 && lines.every(({ length }) => length > 0));
      const stored = { type: 'doc', content: [tableOf(lines).toJSON() as EditorNode] };
      const [table] = schema.nodeFromJSON(toEditor(stored)).content.content;
      expect(TableMap.get(table as Node).problems).toBeNull();
      const texts = (table as Node).textContent;
      expect([...texts].toSorted()).toEqual(
        [
          ...lines
            .flat()
            .map(({ content }) => content)
            .join(''),
        ].toSorted(),
      );
      expect(toEditor(toEditor(stored))).toEqual(toEditor(stored));
    }),
    { numRuns: rounds(500) },
  );
});

type Element = DefaultTreeAdapterTypes.Element;

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode) =>
  node.childNodes.filter((child): child is Element => 'tagName' in child);
const numberOf = ({ attrs }: Element, wanted: string) => Number(attrs.find(({ name }) => name === wanted)?.value ?? 1);
const textOf = (node: DefaultTreeAdapterTypes.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
const placeOf = ({ row, column, rowspan, colspan, content }: Grid<string>[number]) =>
  `${content}: ${row} ${column} ${rowspan} ${colspan}`;

/** Where a browser shows the cells of the page: none reaches out of its part of the table. */
function shownByPage(document: Document): string[] {
  const nothing = { mention: () => null, figure: () => null, image: () => null, drawing: () => null };
  const [table] = elementsIn(parseFragment(renderDocument(document, nothing)));
  let above = 0;
  return elementsIn(table as Element).flatMap((part) => {
    const lines = elementsIn(part).map((line) =>
      elementsIn(line).map((cell) => ({
        rowspan: numberOf(cell, 'rowspan'),
        colspan: numberOf(cell, 'colspan'),
        content: cell.childNodes.map(textOf).join(''),
      })),
    );
    const shown = toGrid(lines).map((cell) => placeOf({ ...cell, row: cell.row + above }));
    above += lines.length;
    return shown;
  });
}

it('a page shows each cell where the editor does, also those that reach out of the rows of headings', {
  tags: 'rounds',
}, () => {
  const heads = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(rows, heads, (lines, kinds) => {
      const whole = tidy(toGrid(lines));
      fc.pre(whole.length > 0);
      const table = tableOf(whole).toJSON();
      // Mostly headings, so that tables begin with rows of them.
      for (const [row, line] of table.content.entries()) {
        for (const [at, cell] of line.content.entries()) {
          if ((kinds[row] ?? 0) > 0 || at === 0) cell.type = 'tableHeader';
        }
      }
      const strip = (node: { attrs?: Record<string, unknown>; content?: [] }): object => ({
        ...node,
        ...(node.attrs && { attrs: { rowspan: node.attrs.rowspan, colspan: node.attrs.colspan } }),
        ...(node.content && { content: node.content.map(strip) }),
      });
      const document = documentSchema.parse({ type: 'doc', content: [strip(table)] }) as Document;
      expect(shownByPage(document).toSorted()).toEqual(toGrid(whole).map(placeOf).toSorted());
    }),
    { numRuns: rounds(500) },
  );
});
