/** A text that people agree to, as data. */
export interface LegalText {
  /** What it is, before the first article. */
  lead: readonly string[];
  articles: readonly Article[];
}

export interface Article {
  /** The place that `#id` in an address leads to. Links out there name it, so it stays. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A paragraph, a list or a table. Its texts may hold `[a link](/path)` and `` `a name` ``. */
export type Block = string | { list: readonly string[] } | { head: readonly string[]; rows: readonly string[][] };

/** A piece of a text: plain words, a link, or a name as machines write it. */
export type Piece = { text: string; href?: string; isCode?: boolean };

const MARKS = /\[([^\]]+)\]\(([/#][^)]*)\)|`([^`]+)`/g;

/** Parts a text at its links and names. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, label, href, code] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push(code === undefined ? { text: label ?? '', href } : { text: code, isCode: true });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
