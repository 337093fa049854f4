export interface LegalText {
  lead: readonly string[];
  articles: readonly Article[];
}

export interface Article {
  /** The anchor (`#id`). Other sites link to it, so it must not change. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A paragraph, a list or a table. Texts may contain `[links](/path)` and `` `code` ``. */
export type Block = string | { list: readonly string[] } | { head: readonly string[]; rows: readonly string[][] };

export type Piece = { text: string; href?: string; isCode?: boolean };

const MARKS = /\[([^\]]+)\]\(([/#][^)]*)\)|`([^`]+)`/g;

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
