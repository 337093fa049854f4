import { posix } from 'node:path';
import { readText } from './tree.ts';

export const TOUR = 'docs/tour.md';
const LINK = /\[`([\w$]+)`\]\(([^)#\s]+)#L(\d+)\)/g;

export interface TourLink {
  symbol: string;
  /** From the top of the project. */
  path: string;
  /** Counted from 1, as the link says it. */
  line: number;
}

/** Links of a page to lines of the source: `` [`symbol`](../src/file.ts#L12) ``. */
export function tourLinks(page: string): TourLink[] {
  return Array.from(page.matchAll(LINK), ([, symbol = '', to = '', line = '']) => ({
    symbol,
    path: posix.join(posix.dirname(TOUR), to),
    line: Number(line),
  }));
}

/** @returns the line, counted from 1, that declares the symbol, else the first that names it; 0 where none does */
export function lineOfSymbol(text: string, symbol: string): number {
  const name = symbol.replaceAll('$', '\\$');
  const lines = text.split('\n');
  const declared = lines.findIndex((line) =>
    new RegExp(`\\b(?:function|const|class|interface|type)\\s+${name}\\b`).test(line),
  );
  return (declared >= 0 ? declared : lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line))) + 1;
}

/** @returns the page with the line of each link as it is today */
export function withLines(page: string): string {
  return page.replaceAll(LINK, (_, symbol: string, to: string) => {
    const line = lineOfSymbol(readText(posix.join(posix.dirname(TOUR), to)), symbol);
    return `[\`${symbol}\`](${to}#L${line})`;
  });
}
