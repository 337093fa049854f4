import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_COLUMNS, parseCsv } from './parse-csv.ts';

function recordsOf(text: string): { records: string[][]; lines: number[]; fault: string | undefined } {
  const records: string[][] = [];
  const lines: number[] = [];
  const fault = parseCsv(text, (cells, line) => {
    records.push(cells);
    lines.push(line);
    return true;
  });
  return { records, lines, fault: fault && `${fault.line} ${fault.reason}` };
}

const cell = fc.oneof(
  fc.constantFrom('', ' ', '"', '""', ',', '\n', 'a\n\nb', '"a"', 'ㄱ', '=1', "'"),
  fc.string().map((text) => text.replaceAll('\r', '')),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('parseCsv', () => {
  it('reads back what was written, quoted or not, whatever the line ends', () => {
    const isQuoted = fc.boolean();
    const records = fc.array(fc.array(fc.tuple(cell, isQuoted), { minLength: 2, maxLength: 4 }), { maxLength: 4 });
    const property = fc.property(records, fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), (rows, end, isEnded) => {
      const lines = rows.map((cells) =>
        cells.map(([text, mustQuote]) => (mustQuote || /[",\n]/.test(text) ? quoted(text) : text)).join(','),
      );
      const text = lines.join('\n').replaceAll('\n', end) + (isEnded && rows.length > 0 ? end : '');
      expect(recordsOf(text)).toMatchObject({
        records: rows.map((cells) => cells.map(([one]) => one)),
        fault: undefined,
      });
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('names the line on which a record begins, and leaves empty lines out', () => {
    const { records, lines } = recordsOf('a,b\n\n"1\n2",3\r\n4,\n');
    expect(records).toEqual([
      ['a', 'b'],
      ['1\n2', '3'],
      ['4', ''],
    ]);
    expect(lines).toEqual([1, 3, 5]);
  });

  it.each([
    ['a\n"b', '2 따옴표(")가 닫히지 않았습니다'],
    ['a\n\n"b"c', '3 닫는 따옴표(") 뒤에 다른 글자가 있습니다'],
    ['a\nb"c"', '2 따옴표(")가 들어 있으면 칸 전체를 따옴표로 묶어야 합니다'],
    [`a${','.repeat(MOST_COLUMNS)}`, `1 열이 ${MOST_COLUMNS}개를 넘습니다`],
  ])('stops with the line of the fault: %j', (text, fault) => {
    expect(recordsOf(text).fault).toBe(fault);
  });

  it('stops when nothing more is taken', () => {
    let taken = 0;
    parseCsv('a\nb\nc\n', () => {
      taken += 1;
      return taken < 2;
    });
    expect(taken).toBe(2);
  });
});
