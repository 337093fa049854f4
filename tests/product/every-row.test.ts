import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../structure/tree.ts';
import { chapter, tableOf } from './rows.ts';
import { TESTED_ROWS } from './tested-rows.ts';

/** Chapters whose tables have a test for every row by themselves (`tableOf`); in the others a table's row is a sentence. */
const OWN_TABLES: readonly number[] = [2, 7];

function sentencesOf(number: number): string[] {
  const text = chapter(number)
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => line !== '' && !line.startsWith('|'))
    .flatMap((line) => line.split(/(?<=[.:]) (?=[A-Z])/));
  const rows = OWN_TABLES.includes(number) ? [] : tableOf(number).map(([first = '']) => first);
  return [...rows.filter((row) => !row.startsWith('---')), ...text];
}

const filesOf = (number: number) =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith(`section-${number}.`))
    .map((file) => readText(join('tests/product', file)))
    .join('\n');

describe.each(Object.entries(TESTED_ROWS))('chapter %s of the specification', (name, rows) => {
  const number = Number(name);

  it('has a row of the list for each of its sentences, in their order', () => {
    const unmatched = sentencesOf(number).map((sentence, nth) => {
      const [beginning = ' '] = rows[nth] ?? [];
      return sentence.startsWith(beginning) ? null : `${sentence} (${beginning})`;
    });
    expect(unmatched.filter(Boolean)).toEqual([]);
    expect(rows).toHaveLength(sentencesOf(number).length);
  });

  it('has a test for each of its rows', () => {
    const text = filesOf(number);
    const titles = rows.flatMap(([, title]) => title ?? []);
    expect(titles.filter((title) => !text.includes(`'${title}',`))).toEqual([]);
  });
});
