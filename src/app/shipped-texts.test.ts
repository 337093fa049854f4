import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { TITLE_LENGTH } from '#features/content/articles/article.contract.ts';
import { PAGE_NAMES } from '#features/content/articles/article-kind.contract.ts';
import { composeDocument } from '#features/content/documents/compose-document.rules.ts';
import { figureKey, headingNodes, listReferences, nodesOf } from '#features/content/documents/document.rules.ts';
import { documentSchema } from '#features/content/documents/document-schema.ts';
import { idByName } from '#features/content/documents/resolve-references.service.ts';
import { SHIPPED_GUIDES, SHIPPED_PAGES } from '#features/content/texts/shipped-pages.ts';
import { noQuotes } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { NOTICE_PAGES } from '#ui/page/notice-pages.ts';
import { figureValues } from './figure-values.ts';

const catalog = await projectCatalog();
const idOf = idByName(catalog);
const texts = [...PAGE_NAMES.map((name) => SHIPPED_PAGES[name]), ...SHIPPED_GUIDES];
const routes = pages.map(({ path }) => ({ path }));
const MARKUP = /\*\*|\{|\}|\]\(/;

describe.each(texts)('the text $title', ({ title, description, blocks }) => {
  const missing: string[] = [];
  const document = composeDocument(blocks, (kind, name) => {
    const id = idOf(kind, name);
    if (id === undefined) missing.push(`${kind}:${name}`);
    return id;
  });

  it('names facts that there are', () => {
    expect(missing).toEqual([]);
  });

  it('is a document whose markup was all read', () => {
    expect(documentSchema.parse(document)).toEqual(document);
    const words = [...nodesOf(document)].flatMap((node) => (node.type === 'text' ? [node.text] : []));
    expect(words.filter((text) => MARKUP.test(text) || text === '–')).toEqual([]);
  });

  it('has figures with values, but for quotes of an empty market', async () => {
    const { figures } = listReferences(document);
    const values = await figureValues({ catalog: () => catalog, quotes: noQuotes })(figures, undefined);
    const unknown = figures.filter((figure) => !values.has(figureKey(figure)));
    expect(unknown.filter(({ name }) => name !== 'itemQuote' && name !== 'skillCost')).toEqual([]);
  });

  it('links to pages that there are', () => {
    const own = listReferences(document).links.filter((href) => href.startsWith('/'));
    const paths = own.map((href) => href.split(/[?#]/, 1)[0] ?? '');
    expect(paths.filter((path) => !matchRoutes(routes, path))).toEqual([]);
  });

  it('has headings in order, a title and a description that fit', () => {
    expect(headingNodes(document)[0]?.attrs.level ?? 2).toBe(2);
    expect(title.length).toBeGreaterThanOrEqual(TITLE_LENGTH.min);
    expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH.max);
    expect(description.length).toBeLessThanOrEqual(150);
  });
});

it('each of the pages for visitors has a line in their list, with the title of its text', () => {
  const labels = new Map<string, string>(NOTICE_PAGES.map(({ label, href }) => [href, label]));
  for (const name of PAGE_NAMES) expect(labels.get(`/notice/${name}`)).toBe(SHIPPED_PAGES[name].title);
});

it('guides have different keys, which never change', () => {
  expect(SHIPPED_GUIDES.map(({ key }) => key)).toEqual([
    'first-99',
    'advancement',
    'vitals',
    'king-quest',
    'safe-deal',
  ]);
});

/** Of an advice that stands on another page too; shorter runs are ways to say things. */
const REPEATED_WORDS = 4;

it('pages for visitors say a thing once, and lead to the page that says it', () => {
  const pageOf = new Map<string, string>();
  const repeated = PAGE_NAMES.filter((name) => name !== 'terms' && name !== 'policy').flatMap((name) => {
    const document = composeDocument(SHIPPED_PAGES[name].blocks, idOf);
    const runs = [...wordRuns([...nodesOf(document)].flatMap((node) => (node.type === 'text' ? [node.text] : [])))];
    const twice = runs.filter((run) => pageOf.has(run)).map((run) => `${pageOf.get(run)} and ${name}: ${run}`);
    for (const run of runs) pageOf.set(run, name);
    return twice;
  });
  expect(repeated).toEqual([]);
});

function* wordRuns(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (let at = 0; at + REPEATED_WORDS <= words.length; at += 1) yield words.slice(at, at + REPEATED_WORDS).join(' ');
  }
}
