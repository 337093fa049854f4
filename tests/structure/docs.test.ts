import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, inTop } from './tree.ts';

/** Links and code spans that name a file or folder of the project. */
const LINK = /\]\((?!https?:|#)([^)\s]+)\)/g;
const CODE = /`((?:src|docs|game-data|database|scripts|tests|bench|vite)\/[\w./-]*[\w/])`/g;

/** A decision is a record of its day: it names files as they were then. The specification is a copy. */
const RECORDS = /^docs\/(decisions|spec)\//;

const pages = [...filesUnder()].filter(({ path }) => path.endsWith('.md') && !RECORDS.test(path));

describe.each(pages.map(({ path, text }) => ({ path, text })))('$path', ({ path, text }) => {
  it('names only what is there', () => {
    const linked = [...text().matchAll(LINK)].map(([, to = '']) => posix.join(posix.dirname(path), to));
    const named = [...text().matchAll(CODE)].map(([, to = '']) => to);
    expect([...linked, ...named].filter((to) => !existsSync(inTop(to)))).toEqual([]);
  });
});
