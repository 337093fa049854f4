import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const { path } of pageSamples(site.catalog())) pages.set(path, (await site.get(path)).body);
});

interface Row {
  tag: string;
  cells: string;
}

/** In a table that somebody wrote a row is text: a cell may name several things. */
const WRITTEN = /<article\b.*?<\/article>/gs;

function rowsOf(html: string): Row[] {
  const bodies = html.replace(WRITTEN, '').match(/<tbody>.*?<\/tbody>/gs) ?? [];
  const rows = [...bodies.join('').matchAll(/<tr([^>]*)>(.*?)<\/tr>/gs)];
  return rows.map(([, tag = '', cells = '']) => ({ tag, cells }));
}

function firstCellOf({ cells }: Row): string {
  return /<t[dh]\b[^>]*>(.*?)<\/t[dh]>/s.exec(cells)?.[1] ?? '';
}

/** A list of things, each with its own link: the row has no name. */
const isList = (cell: string) => /<ul\b/.test(cell);

describe('rows under a thumb', () => {
  it('are one target as a whole where their name leads somewhere', () => {
    const split = [...pages].flatMap(([path, html]) =>
      rowsOf(html)
        .filter((row) => /<a [^>]*href="\//.test(firstCellOf(row)) && !isList(firstCellOf(row)))
        .filter((row) => !/\btap-row\b/.test(row.tag))
        .map((row) => `${path} ${textOf(firstCellOf(row))}`),
    );
    expect(split).toEqual([]);
  });

  it('have one link that is stretched over them', () => {
    const unclear = [...pages].flatMap(([path, html]) =>
      rowsOf(html)
        .filter(({ tag, cells }) => /\btap-row\b/.test(tag) && cells.match(/class="[^"]*\bopens\b/g)?.length !== 1)
        .map((row) => `${path} ${textOf(firstCellOf(row))}`),
    );
    expect(unclear).toEqual([]);
  });
});
