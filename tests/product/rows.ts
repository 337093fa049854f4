import { readText } from '../structure/tree.ts';

/** One chapter of the specification, without its heading. */
export function chapter(number: number): string {
  const [, text = ''] = readText('docs/spec/product.md').split(new RegExp(`^## ${number}[.] .*$`, 'm'));
  return text.split(/^## /m)[0] ?? '';
}

/** The cells of a chapter's table, row by row, without its head. */
export function tableOf(number: number): string[][] {
  const rows = chapter(number)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
