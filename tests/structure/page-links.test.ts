import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { sourcesUnder } from './tree.ts';

/**
 * A link to another page with a literal query: `/skills?job=${id}`. Elsewhere that page's params write it (`skillsParams.link`).
 * Literal links remain on pages without params of their own, which would have to load the code of params (1 kB of a first visit),
 * and in features that may not import the other. All must use names that the target page reads.
 */
const BY_HAND = /['"`](\/(?:[\w/.-]|\$\{[^}]*\})*)\?((?:[\w-]+=(?:[^&'"`\s{}]|\$\{[^}]*\})*&?)+)['"`]/g;

const HOLE = ['$', '{row.id}'].join('');

const files = sourcesUnder('src').filter(({ path }) => !path.startsWith('src/platform/'));
const linksIn = (code: string) =>
  Array.from(code.matchAll(BY_HAND), ([, path = '', query = '']) => ({
    path: path.replace(/\$\{[^}]*\}/g, '1'),
    names: query
      .replace(/\$\{[^}]*\}/g, '1')
      .split('&')
      .map((pair) => pair.split('=')[0] ?? ''),
  })).filter(({ path }) => !/^\/(?:api|auth|share)\//.test(path));

const found = files.flatMap(({ path, text }) => linksIn(text()).map((link) => ({ ...link, file: path })));

async function namesOf(path: string): Promise<readonly string[]> {
  const match = matchRoutes(
    pages.map((page) => ({ path: page.path, id: page.path })),
    path,
  )?.at(-1);
  const { params } = (await pages.find((page) => page.path === match?.route.path)?.page()) ?? {};
  return params ? Object.keys(params.read(new URLSearchParams())) : [];
}

describe('literal links with a query', () => {
  it.each([
    [`href={\`/skills?job=${HOLE}\`}`, [{ path: '/skills', names: ['job'] }]],
    ['href="/notice/ask?type=1"', [{ path: '/notice/ask', names: ['type'] }]],
    [`path: \`/trade/register/${HOLE}?repeat=${HOLE}\``, [{ path: '/trade/register/1', names: ['repeat'] }]],
    [`\`/recipe?item=${HOLE}&count=1\``, [{ path: '/recipe', names: ['item', 'count'] }]],
    ["'/api/items?v=1'", []],
  ])('are found in %s', (code, links) => {
    expect(linksIn(code)).toEqual(links);
  });

  it('use names that the target page reads', async () => {
    expect(found.length).toBeGreaterThan(10);
    for (const { file, path, names } of found) {
      const known = await namesOf(path);
      expect([file, path, names.filter((name) => !known.includes(name))]).toEqual([file, path, []]);
    }
  });

  it('are absent from calculators, which use params', () => {
    expect(found.filter(({ file }) => file.startsWith('src/features/calculators/'))).toEqual([]);
  });
});
