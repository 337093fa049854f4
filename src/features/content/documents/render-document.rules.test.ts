import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/rich-text/safe-html.ts';
import { brokenDocument, generatedDocument, hostileAddress } from '#tests/support/generated-documents.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { BlockNode, Document, InlineNode } from './document.ts';
import { documentSchema } from './document-schema.ts';
import { renderDocument } from './render-document.rules.ts';
import type { ResolvedReferences } from './resolved-references.ts';

const references: ResolvedReferences = {
  mention: (kind, id) =>
    id === 9
      ? null
      : {
          name: `이름 <${id}>`,
          href: `/${kind}s/${id}`,
          card: kind === 'map' ? null : `${kind}:${id}`,
          icon: 'broadsword',
          tone: id === 1 ? 'weapon' : null,
        },
  figure: (figure) => (figure.name === 'monsterExp' && figure.args.id === 9 ? null : { value: 1200, text: '1,200' }),
  image: (id) =>
    id === 9
      ? null
      : {
          files: [
            { width: 480, url: '/uploads/a-480.webp' },
            { width: 960, url: '/uploads/a-960.webp' },
          ],
          width: 960,
          height: 540,
        },
  drawing: (name) => (name === 'river' ? { width: 712, height: 200 } : null),
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: ['data-id'],
  h3: ['data-id'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  s: [],
  code: [],
  a: ['href', 'rel', 'data-card'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  figure: ['class'],
  figcaption: [],
  picture: [],
  source: ['media', 'srcset'],
  table: ['class'],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  aside: ['data-tone'],
  details: [],
  summary: [],
  data: ['value'],
  span: ['class'],
  svg: ['width', 'height', 'aria-hidden'],
  use: ['href'],
};
const CLASSES = /^(?:half|stacked|tile s(?: (?:weapon|armour|material|food|use))?)$/;
const HREF = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s]+)$/i;

/** The values that an attribute may have, where not all are good. */
const VALUES: Readonly<Record<string, RegExp>> = {
  'span class': CLASSES,
  'figure class': CLASSES,
  'table class': CLASSES,
  'a href': HREF,
  'use href': /^\/icons\/sheets\/[a-z0-9.-]+\.svg#[a-z0-9-]+$/,
  'img src': /^\/(?:uploads|drawings)\//,
  'img srcset': /^\/uploads\//,
  'source srcset': /^\/drawings\//,
};

/** What stands in a parsed document and is not on the list of contract §18. */
const strangers = (html: string): string[] => parseFragment(html).childNodes.flatMap(strangersIn);

function strangersIn(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === '#text') return [];
  if (!('tagName' in node)) return [node.nodeName];
  const { tagName, attrs, childNodes } = node;
  const names = ALLOWED[tagName];
  const strange = attrs.filter(({ name, value }) => {
    return !names?.includes(name) || VALUES[`${tagName} ${name}`]?.test(value) === false;
  });
  return [
    ...(names ? [] : [tagName]),
    ...strange.map(({ name, value }) => `${tagName}[${name}="${value}"]`),
    ...childNodes.flatMap(strangersIn),
  ];
}

const ORIGIN = 'https://naru.example';
const ADDRESSES = ['href', 'src', 'srcset'];
const ON_PAGE = ['data-id', 'data-card', 'class'];

/** The tree of a page as readers of feeds get it. */
function inFeed(node: DefaultTreeAdapterTypes.ChildNode): DefaultTreeAdapterTypes.ChildNode[] {
  if (!('tagName' in node)) return [node];
  if (node.tagName === 'svg' || node.tagName === 'span') return [];
  node.attrs = node.attrs
    .filter(({ name }) => !ON_PAGE.includes(name))
    .map(({ name, value }) => ({
      name,
      value: ADDRESSES.includes(name) ? value.replaceAll(/(^|, )\/(?!\/)/g, `$1${ORIGIN}/`) : value,
    }));
  node.childNodes = node.childNodes.flatMap((child) => inFeed(child));
  return [node];
}

const para = (...content: InlineNode[]): Document => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const htmlOf = (document: Document) => renderDocument(documentSchema.parse(document), references);

describe('a rendered document', () => {
  it('holds nothing but the allowed list, and is printed as a browser prints it', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(generatedDocument, (input) => {
        const html = htmlOf(input);
        const parsed = parseFragment(html);
        expect(parsed.childNodes.flatMap(strangersIn)).toEqual([]);
        expect(serialize(parsed).replaceAll('&nbsp;', '\u00a0')).toBe(html);
        expect(safeHtml(html)).toBe(html);
      }),
      { numRuns: rounds(2500) },
    );
  });

  it('prints in a feed what it prints on the page, with whole addresses and without what the site alone understands', {
    tags: 'rounds',
  }, () => {
    fc.assert(
      fc.property(generatedDocument, (input) => {
        const document = documentSchema.parse(input);
        const page = parseFragment(renderDocument(document, references));
        page.childNodes = page.childNodes.flatMap((node) => inFeed(node));
        expect(renderDocument(document, references, ORIGIN)).toBe(serialize(page).replaceAll('&nbsp;', '\u00a0'));
      }),
      { numRuns: rounds(1500) },
    );
  });

  it('leaves what looks like markup in a text of a feed as it was written', () => {
    const text = ' href="/items/1" class="tile" srcset="/a 1w, /b 2w" data-id="x"';
    const document = documentSchema.parse(para({ type: 'text', text, marks: [{ type: 'code' }] }));
    expect(renderDocument(document, references, ORIGIN)).toBe(`<p><code>${text}</code></p>`);
  });

  it('is the same after the normal form was stored and read again', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(generatedDocument, (input) => {
        const stored = documentSchema.parse(input);
        expect(documentSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
      }),
      { numRuns: rounds(500) },
    );
  });

  it('is never made of a broken tree: it is refused with its place, or holds only the list', { tags: 'rounds' }, () => {
    let refused = 0;
    fc.assert(
      fc.property(brokenDocument, (input) => {
        const read = documentSchema.safeParse(input);
        if (read.success) {
          expect(strangers(renderDocument(read.data, references))).toEqual([]);
          return;
        }
        refused += 1;
        expect(read.error.issues[0]?.path).toContain('content');
      }),
      { numRuns: rounds(1500) },
    );
    expect(refused).toBeGreaterThan(rounds(1000));
  });

  it('shows the text alone where a link leads elsewhere than it may', () => {
    fc.assert(
      fc.property(hostileAddress, (href) => {
        expect(htmlOf(para({ type: 'text', text: '글', marks: [{ type: 'link', attrs: { href } }] }))).toBe(
          '<p>글</p>',
        );
      }),
    );
  });

  it.each<[string, BlockNode, string]>([
    [
      'a heading without words',
      { type: 'heading', attrs: { level: 2, anchor: 'a' }, content: [] },
      '<h2 data-id="a"></h2>',
    ],
    [
      'marks that overlap',
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '가', marks: [{ type: 'bold' }] },
          { type: 'text', text: '나', marks: [{ type: 'italic' }, { type: 'bold' }] },
          { type: 'text', text: '다', marks: [{ type: 'italic' }] },
        ],
      },
      '<p><strong>가<em>나</em></strong><em>다</em></p>',
    ],
    [
      'a mention inside a link',
      {
        type: 'paragraph',
        content: [
          {
            type: 'mention',
            attrs: { kind: 'item', id: 2, name: '검' },
            marks: [{ type: 'link', attrs: { href: '/a' } }],
          },
        ],
      },
      '<p><a href="/a">이름 &lt;2&gt;</a></p>',
    ],
    [
      'a mention of what is gone',
      { type: 'paragraph', content: [{ type: 'mention', attrs: { kind: 'item', id: 9, name: '옛 <검>' } }] },
      '<p>옛 &lt;검&gt;</p>',
    ],
    [
      'a figure that is gone',
      { type: 'paragraph', content: [{ type: 'figure', attrs: { name: 'monsterExp', args: { id: 9 } } }] },
      '<p>–</p>',
    ],
    ['a picture that is gone', { type: 'image', attrs: { imageId: 9, alt: '글', caption: '', width: 'full' } }, ''],
    [
      'a table with a row of headings',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { colspan: 2, rowspan: 1 },
                content: [{ type: 'paragraph', content: [{ type: 'text', text: '가' }] }],
              },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [{ type: 'paragraph', content: [] }] },
              {
                type: 'tableCell',
                attrs: { colspan: 1, rowspan: 1 },
                content: [{ type: 'paragraph', content: [{ type: 'text', text: '나' }] }],
              },
            ],
          },
        ],
      },
      '<table><thead><tr><th scope="col" colspan="2">가</th></tr></thead><tbody><tr><th scope="row"></th><td>나</td></tr></tbody></table>',
    ],
    [
      'a list that begins elsewhere',
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '셋' }] }] }],
      },
      '<ol start="3"><li>셋</li></ol>',
    ],
  ])('prints %s', (_, block, html) => {
    expect(htmlOf({ type: 'doc', content: [block] })).toBe(html);
  });
});

describe('the limits of a document', () => {
  const nested = (depth: number): unknown =>
    depth === 0
      ? { type: 'paragraph', content: [] }
      : {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [] }, nested(depth - 1)] }],
        };
  const words = (length: number) => para({ type: 'text', text: '가'.repeat(length) });
  const rows = (count: number, cells: number): unknown => ({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: Array.from({ length: count }, () => ({
          type: 'tableRow',
          content: Array.from({ length: cells }, () => ({
            type: 'tableCell',
            attrs: {},
            content: [{ type: 'paragraph' }],
          })),
        })),
      },
    ],
  });
  const paragraphs = (count: number): unknown => ({
    type: 'doc',
    content: Array.from({ length: count }, () => ({ type: 'paragraph' })),
  });

  it.each<[string, unknown, unknown]>([
    ['depth', { type: 'doc', content: [nested(5)] }, { type: 'doc', content: [nested(6)] }],
    ['text', words(60_000), words(60_001)],
    ['rows', rows(100, 3), rows(101, 3)],
    ['columns', rows(3, 12), rows(3, 13)],
    ['nodes', paragraphs(4999), paragraphs(5000)],
  ])('are kept: %s', (_, good, bad) => {
    expect(documentSchema.safeParse(good).error).toBeUndefined();
    expect(documentSchema.safeParse(bad).success).toBe(false);
  });

  it('do not overflow the stack', () => {
    let deep: unknown = { type: 'paragraph' };
    for (let depth = 0; depth < 100_000; depth += 1) deep = { type: 'blockquote', content: [deep] };
    expect(documentSchema.safeParse({ type: 'doc', content: [deep] }).success).toBe(false);
    const many = Array.from({ length: 100_000 }, () => ({ type: 'bold' }));
    expect(documentSchema.safeParse(para({ type: 'text', text: '가', marks: many as never })).success).toBe(false);
  });
});
