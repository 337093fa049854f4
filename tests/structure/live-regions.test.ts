import { describe, expect, it } from 'vitest';
import { filesUnder } from './tree.ts';

/** Before the page's later code is there: its only words are those of a sign-in that ends. */
const ALONE = ['src/features/people/sign-in/pages/confirm.page.tsx'];

const parts = filesUnder('src').filter(
  ({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !ALONE.includes(path),
);

describe('what readers of screens are given', () => {
  it('comes through `data-spoken` where it changes often: a live region reads every change of a burst', () => {
    const polite = parts.filter(({ text }) => /aria-live="(?:polite|assertive)"/.test(text()));
    expect(polite.map(({ path }) => path)).toEqual([]);
    expect(parts.filter(({ text }) => text().includes('data-spoken')).length).toBeGreaterThan(15);
  });

  it('does not come twice: `output` is a live region of its own unless it is told not to be', () => {
    const outputs = parts.flatMap(({ path, text }) =>
      [...text().matchAll(/<output\b[^>]*>/g)].map(([tag]) => ({ path, tag })),
    );
    expect(outputs.length).toBeGreaterThan(5);
    expect(outputs.filter(({ tag }) => !(tag.includes('aria-live="off"') && tag.includes('data-spoken')))).toEqual([]);
  });
});
