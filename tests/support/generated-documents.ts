import fc from 'fast-check';
import type { BlockNode, Document, InlineNode, ListItemNode, Mark } from '#features/content/documents/document.ts';
import { validateLimits } from '#features/content/documents/document-limits.rules.ts';
import { MENTION_KINDS, TONES } from '#features/content/documents/document-shape.rules.ts';
import type { Figure } from '#features/content/documents/figure.contract.ts';
import { UNSEEN } from '#shared/unseen-letters.ts';

/** Pieces that have broken sanitizers, beside plain words. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p><iframe src="//evil.example">',
  'javascript:alert(1)',
  '<!--',
  '-->',
  '&lt;b&gt;',
  '&#x3c;',
  '<template><style>',
  '<noscript><p title="</noscript><img src=x onerror=1>">',
  '<math><mtext><table><mglyph><style>',
  ' href="/items/1" data-id="a"',
  ' srcset="/a 1w, /b 2w"',
  'class="tile s"',
  '\u200b',
  '\u00a0',
  '👩‍👩‍👧',
  '각',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('가', '나무껍질', '3차 승급', ' ', 'a b', '1 < 2 & 3 > 2', '"말"', "'말'") },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter(hasNothingUnseen) },
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
/** One line of visible text, trimmed, as the schema leaves it. */
const line = words.map((text) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text) && text.length <= 60);

function hasNothingUnseen(text: string): boolean {
  return !UNSEEN.test(text) && !/\p{M}{4,}/u.test(text.normalize('NFC'));
}

export const hostileAddress = fc.constantFrom(
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'https:evil.example',
  'blob:https://a/b',
  'file:///etc/passwd',
  'mailto:',
  '/items/\u{1FFFF}',
  'https://example.com/\uFDD0',
  'https://discord.com@evil.example/x',
  'https://user:pass@evil.example',
  'https://@evil.example?x',
);
const goodAddress = fc.constantFrom(
  '/items/1',
  '/guides/3#준비할-것',
  '/trade?gameServer=1&q="><x',
  'https://example.com/a?b=1&c=2',
  'mailto:a@example.com',
);

const mark = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'code' }),
  fc.oneof(goodAddress, hostileAddress).map((href): Mark => ({ type: 'link', attrs: { href } })),
);
const marks = fc.array(mark, { maxLength: 3 });
const id = fc.integer({ min: 1, max: 9 });

const figure: fc.Arbitrary<Figure> = fc.oneof(
  id.map((monster): Figure => ({ name: 'monsterExp', args: { id: monster } })),
  fc.record({ id, count: fc.integer({ min: 1, max: 9999 }) }).map((args): Figure => ({ name: 'itemQuote', args })),
  fc
    .record({ job: fc.integer({ min: 1, max: 4 }), level: fc.integer({ min: 1, max: 99 }) })
    .map((args): Figure => ({ name: 'expTotal', args })),
  fc.uniqueArray(id, { minLength: 1, maxLength: 5 }).map((ids): Figure => ({ name: 'skillCost', args: { ids } })),
);

const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text' as const), text: words, marks }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak' as const), marks }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('mention' as const),
      attrs: fc.record({ kind: fc.constantFrom(...MENTION_KINDS), id, name: line }),
      marks,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('figure' as const), attrs: figure, marks }) },
);
const inlines = fc.array(inline, { maxLength: 5 });
const paragraph = inlines.map((content): BlockNode => ({ type: 'paragraph', content }));

const { list } = fc.letrec<{ list: BlockNode; item: ListItemNode }>((tie) => ({
  list: fc
    .record({ items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }), start: fc.integer({ min: 0, max: 9 }) })
    .chain(({ items, start }) =>
      fc.constantFrom<BlockNode>(
        { type: 'bulletList', content: items },
        { type: 'orderedList', attrs: { start }, content: items },
      ),
    ),
  item: fc
    .tuple(paragraph, fc.oneof({ depthSize: 'small', maxDepth: 2 }, fc.constant(null), tie('list')), fc.boolean())
    .map(([first, rest, isReversed]): ListItemNode => {
      const content = rest === null ? [first] : [first, rest];
      return { type: 'listItem', content: isReversed ? content.toReversed() : content };
    }),
}));

const image = fc
  .record({ imageId: id, alt: line, caption: fc.oneof(fc.constant(''), line), width: fc.constantFrom('full', 'half') })
  .map((attrs): BlockNode => ({ type: 'image', attrs }));

const cell = fc.record({
  type: fc.constantFrom('tableHeader' as const, 'tableCell' as const),
  attrs: fc.record({ colspan: fc.integer({ min: 1, max: 2 }), rowspan: fc.integer({ min: 1, max: 2 }) }),
  content: fc.array(fc.oneof({ weight: 4, arbitrary: paragraph }, list, image), { minLength: 1, maxLength: 2 }),
});
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map(
  (rows): BlockNode => ({
    type: 'table',
    content: rows.map((content) => ({ type: 'tableRow', content })),
  }),
);

const flow: fc.Arbitrary<BlockNode> = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  { weight: 2, arbitrary: list },
  fc
    .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 })
    .map((content): BlockNode => ({ type: 'blockquote', content })),
  fc.constant<BlockNode>({ type: 'horizontalRule' }),
  table,
  image,
  fc
    .record({ name: fc.constantFrom('river', 'no-such'), alt: line })
    .map((attrs): BlockNode => ({ type: 'drawing', attrs })),
);
const flows = fc.array(flow, { minLength: 1, maxLength: 3 });

const callout = fc
  .record({ tone: fc.constantFrom(...TONES), icon: fc.constantFrom(null, 'broadsword'), content: flows })
  .map(({ tone, icon, content }): BlockNode => ({ type: 'callout', attrs: { tone, icon }, content }));
const spoiler = fc
  .record({ summary: line, content: fc.array(fc.oneof(flow, callout), { minLength: 1, maxLength: 2 }) })
  .map(({ summary, content }): BlockNode => ({ type: 'spoiler', attrs: { summary }, content }));
const heading = fc
  .record({ level: fc.constantFrom(2 as const, 3 as const), content: inlines })
  .map(({ level, content }): BlockNode => ({ type: 'heading', attrs: { level, anchor: null }, content }));

/** Documents that the schema takes, links that it drops among them. */
export const generatedDocument: fc.Arbitrary<Document> = fc
  .array(fc.oneof({ weight: 4, arbitrary: flow }, heading, callout, spoiler), { minLength: 1, maxLength: 5 })
  .map((content): Document => ({ type: 'doc', content }))
  .filter((document) => validateLimits(document).length === 0);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A document with one thing in it that is not of a document. */
export const brokenDocument: fc.Arbitrary<unknown> = fc
  .record({
    document: generatedDocument,
    at: fc.nat({ max: 400 }),
    fault: fc.constantFrom<Json>(
      { type: 'iframe', attrs: { src: '//evil.example' } },
      { type: 'text', text: '' },
      { type: 'text', text: 'a\u0000b' },
      { type: 'text', text: 'a\uFFFEb' },
      { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/items/\u{1FFFF}' } }] },
      { type: 'mention', attrs: { kind: 'item', id: 1, name: '\uFDD0' } },
      { type: 'text', text: 'x', marks: [{ type: 'onclick' }] },
      { type: 'paragraph', attrs: { style: 'color:red' }, content: [] },
      { type: 'heading', attrs: { level: 1 }, content: [] },
      { type: 'doc', content: [] },
      { type: 'mention', attrs: { kind: 'player', id: 1, name: 'x' } },
      { type: 'figure', attrs: { name: 'eval', args: {} } },
      { type: 'image', attrs: { imageId: 1, alt: '', src: 'https://evil.example/x.png' } },
      { type: 'table', content: [] },
      { type: 'callout', attrs: { tone: 'loud' }, content: [{ type: 'paragraph' }] },
      'text',
      null,
      [],
      7,
    ),
  })
  .map(({ document, at, fault }) => {
    const copy = structuredClone(document) as { content: unknown[] };
    const places = contentsOf(copy);
    const place = places[at % places.length];
    place?.splice(at % (place.length + 1), 0, fault);
    return copy;
  });

function contentsOf(node: unknown): unknown[][] {
  if (typeof node !== 'object' || node === null || !('content' in node) || !Array.isArray(node.content)) return [];
  return [node.content, ...node.content.flatMap(contentsOf)];
}
