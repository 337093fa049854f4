import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, inTop } from './tree.ts';

const LINK = /\]\((?!https?:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;
const CODE = /`((?:src|docs|game-data|database|demo|scripts|tests|bench|vite)\/[\w./-]*[\w/])`/g;

/** A decision names the files of its date. The specification is a copy. */
const RECORDS = /^docs\/(decisions|spec)\//;

const pages = filesUnder().filter(({ path }) => path.endsWith('.md') && !RECORDS.test(path));

describe.each(pages.map(({ path, text }) => ({ path, text })))('$path', ({ path, text }) => {
  it('names only files that exist', () => {
    const linked = [...text().matchAll(LINK)].map(([, to = '']) => posix.join(posix.dirname(path), to));
    const named = [...text().matchAll(CODE)].map(([, to = '']) => to);
    expect([...linked, ...named].filter((to) => !existsSync(inTop(to)))).toEqual([]);
  });
});
