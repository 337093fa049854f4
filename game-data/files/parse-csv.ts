// Records of RFC 4180. csv-parse takes seconds for 16 MiB, and names no line where a quote is wrong.

/** Takes the cells of a record and the line on which it begins; false ends the reading. */
type TakeRecord = (cells: string[], line: number) => boolean;

export interface CsvFault {
  readonly line: number;
  readonly reason: string;
}

/** More than any entity has: one record could fill the memory with empty cells. */
export const MOST_COLUMNS = 300;

const COMMA = 44;
const QUOTE = 34;
const LINE_FEED = 10;

class Malformed extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

interface Position {
  at: number;
  line: number;
}

/** Moves behind the closing quote. */
function readQuoted(text: string, position: Position): string {
  const { at: begin, line } = position;
  let end = text.indexOf('"', begin + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === QUOTE) end = text.indexOf('"', end + 2);
  if (end === -1) throw new Malformed(line, '따옴표(")가 닫히지 않았습니다');
  const cell = text.slice(begin + 1, end).replaceAll('""', '"');
  position.at = end + 1;
  if (cell.includes('\n')) position.line += cell.split('\n').length - 1;
  const next = text.charCodeAt(end + 1);
  if (next === COMMA || next === LINE_FEED || end + 1 >= text.length) return cell;
  throw new Malformed(position.line, '닫는 따옴표(") 뒤에 다른 글자가 있습니다');
}

/** Moves to the comma or the end of the line. */
function readPlain(text: string, position: Position): string {
  const begin = position.at;
  let at = begin;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === LINE_FEED) break;
    if (code === QUOTE) throw new Malformed(position.line, '따옴표(")가 들어 있으면 칸 전체를 따옴표로 묶어야 합니다');
  }
  position.at = at;
  return text.slice(begin, at);
}

function readRecord(text: string, position: Position): string[] {
  const cells: string[] = [];
  for (;;) {
    const isQuoted = text.charCodeAt(position.at) === QUOTE;
    cells.push(isQuoted ? readQuoted(text, position) : readPlain(text, position));
    if (text.charCodeAt(position.at) !== COMMA) return cells;
    if (cells.length >= MOST_COLUMNS) throw new Malformed(position.line, `열이 ${MOST_COLUMNS}개를 넘습니다`);
    position.at += 1;
  }
}

/**
 * Reads the records of a CSV text with any line ends, which become `\n` inside of cells too; empty lines are left out.
 * Returns the fault at which it could not go on.
 */
export function parseCsv(given: string, take: TakeRecord): CsvFault | undefined {
  const text = given.replace(/\r\n?/g, '\n');
  const position: Position = { at: 0, line: 1 };
  try {
    while (position.at < text.length) {
      const { line } = position;
      const cells = readRecord(text, position);
      position.at += 1;
      position.line += 1;
      const isEmpty = cells.length === 1 && cells[0] === '';
      if (!isEmpty && !take(cells, line)) return undefined;
    }
  } catch (error) {
    if (error instanceof Malformed) return { line: error.line, reason: error.message };
    throw error;
  }
  return undefined;
}
