import type { TextBlock } from '../documents/compose-document.rules.ts';

export interface LegalText {
  lead: readonly string[];
  articles: readonly LegalArticle[];
}

export interface LegalArticle {
  /** Anchor (`#id`). Other sites link to it, so it must not change. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

type LegalTable = { head: readonly string[]; rows: readonly string[][] };
export type LegalBlock = string | { list: readonly string[] } | LegalTable;

/** Number of rows of a long table that are visible; the others are folded. */
const FIRST_ROWS = 3;

/**
 * Returns the blocks of the document: articles become headings with their anchors, and long tables are folded after the
 * first rows.
 */
export function legalBlocks({ lead, articles }: LegalText): TextBlock[] {
  return [
    ...lead,
    ...articles.flatMap(({ id, title, blocks }): TextBlock[] => [
      { h2: title, anchor: id },
      ...blocks.flatMap((block) => (typeof block === 'object' && 'head' in block ? tableBlocks(block) : [block])),
    ]),
  ];
}

function tableBlocks({ head, rows }: LegalTable): TextBlock[] {
  const rest = rows.slice(FIRST_ROWS);
  return [
    { head, rows: rows.slice(0, FIRST_ROWS) },
    ...(rest.length === 0 ? [] : [{ spoiler: `나머지 ${rest.length}가지`, blocks: [{ head, rows: rest }] }]),
  ];
}
