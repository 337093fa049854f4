import { CsvError, parse } from 'csv-parse/sync';

/** Takes the cells of a record and the line on which it begins; false ends the reading. */
type TakeRecord = (cells: string[], line: number) => boolean;

export interface CsvFault {
  readonly line: number;
  readonly reason: string;
}

/** More than any entity has: one record could fill the memory with empty cells. */
export const MOST_COLUMNS = 300;
const TOO_MANY_COLUMNS = `열이 ${MOST_COLUMNS}개를 넘습니다`;
/** The parser takes seconds for millions of empty cells. */
const EMPTY_COLUMNS = new RegExp(`,{${MOST_COLUMNS}}`);

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: '따옴표(")가 닫히지 않았습니다',
  CSV_INVALID_CLOSING_QUOTE: '닫는 따옴표(") 뒤에 다른 글자가 있습니다',
  INVALID_OPENING_QUOTE: '따옴표(")가 들어 있으면 칸 전체를 따옴표로 묶어야 합니다',
};

const OPTIONS = { info: true, relax_column_count: true, skip_empty_lines: true } as const;

class ReadingEnded extends Error {
  readonly fault: CsvFault | undefined;

  constructor(fault?: CsvFault) {
    super('The rest is not read.');
    this.fault = fault;
  }
}

const breaksIn = (text: string) => text.split('\n').length - 1;

/**
 * Reads the records of a CSV text with any line ends, which become `\n` inside of cells too; empty lines are left out.
 * Returns the fault at which it could not go on.
 */
export function parseCsv(given: string, take: TakeRecord): CsvFault | undefined {
  const text = given.replace(/\r\n?/g, '\n');
  const empty = EMPTY_COLUMNS.exec(text);
  if (empty) return { line: breaksIn(text.slice(0, empty.index)) + 1, reason: TOO_MANY_COLUMNS };
  try {
    parse(text, {
      ...OPTIONS,
      on_record({ record, info }: { record: string[]; info: { lines: number } }) {
        const line = info.lines - record.reduce((sum, cell) => sum + breaksIn(cell), 0);
        if (record.length > MOST_COLUMNS) throw new ReadingEnded({ line, reason: TOO_MANY_COLUMNS });
        if (!take(record, line)) throw new ReadingEnded();
        return null;
      },
    } as unknown as typeof OPTIONS);
  } catch (error) {
    if (error instanceof ReadingEnded) return error.fault;
    if (error instanceof CsvError)
      return { line: Number(error.lines), reason: REASONS[error.code] ?? `CSV로 읽을 수 없습니다 (${error.message})` };
    throw error;
  }
  return undefined;
}
