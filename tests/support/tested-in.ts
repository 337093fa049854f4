import { expect, it } from 'vitest';
import { readText } from '../structure/tree.ts';

/**
 * Registers a test for a row of the specification that is tested elsewhere: that file still has tests of these titles,
 * and skips none of them.
 */
export function testedIn(row: string, file: string, ...titles: [string, ...string[]]): void {
  it(row, () => {
    // What a template literal inserts into a title is written as {name}.
    const text = readText(file).replaceAll('${', '{');
    expect(titles.filter((title) => !hasTest(text, title))).toEqual([]);
  });
}

/** Whether a test or a group of tests has this title, as it is written in the file. */
export function hasTest(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = `(${quote}${title}${quote}`;
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      if (CALL.test(text.slice(0, at))) return true;
    }
    return false;
  });
}

/** `it(`, or `it.each([…])(`, whose name the end of its table stands for. */
const CALL = /(?:\b(?<!\.)(?:it|test|describe)|\btest\.describe|[\])`])$/;
