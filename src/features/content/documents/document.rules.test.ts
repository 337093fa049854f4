import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedDocument } from '#tests/support/generated-documents.ts';
import { figureKey, headingNodes, listReferences, withAnchors } from './document.rules.ts';
import type { BlockNode, Document } from './document.ts';
import { documentSchema } from './document-schema.ts';
import { listHeadings, toPlainText, toSummary } from './document-text.rules.ts';

const heading = (text: string, anchor: string | null = null): BlockNode => ({
  type: 'heading',
  attrs: { level: 2, anchor },
  content: text === '' ? [] : [{ type: 'text', text }],
});
const anchorsOf = (content: BlockNode[]) =>
  headingNodes(withAnchors({ type: 'doc', content }, toPlainText)).map(({ attrs }) => attrs.anchor);

describe('anchors of headings', () => {
  it('are made of the letters of the text, each once', () => {
    expect(
      anchorsOf([
        heading('준비할 것'),
        heading('준비할 것'),
        heading('3차 승급: Quick  Guide!'),
        heading('❤'),
        heading(''),
      ]),
    ).toEqual(['준비할-것', '준비할-것-2', '3차-승급-quick-guide', 's-1', 's-2']);
  });

  it('stay where a heading is written anew, and are no copy of one that stands', () => {
    expect(anchorsOf([heading('처음'), heading('새 이름', '처음'), heading('복사', '처음')])).toEqual([
      '처음-2',
      '처음',
      '복사',
    ]);
  });

  it('are all different and at most 40 letters, whatever the headings say', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 12 }), (texts) => {
        const anchors = anchorsOf(texts.map((text) => heading(text)));
        expect(new Set(anchors).size).toBe(texts.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9가-힣ㄱ-ㅎㅏ-ㅣ-]{1,40}$/);
      }),
    );
  });

  it('make a document that the schema takes, and are given once', () => {
    fc.assert(
      fc.property(generatedDocument, (input) => {
        const first = withAnchors(documentSchema.parse(input), toPlainText);
        expect(documentSchema.parse(first)).toEqual(first);
        expect(withAnchors(first, toPlainText)).toEqual(first);
        expect(listHeadings(first)).toHaveLength(headingNodes(first).length);
      }),
      { numRuns: 300 },
    );
  });
});

const document: Document = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { kind: 'item', id: 1, name: '도토리' } },
        { type: 'text', text: '를 모으면 ' },
        { type: 'figure', attrs: { name: 'itemQuote', args: { id: 1, count: 10 } } },
        { type: 'hardBreak' },
        { type: 'text', text: '전', marks: [{ type: 'link', attrs: { href: '/items/1' } }] },
      ],
    },
    { type: 'image', attrs: { imageId: 4, alt: '그림', caption: '설명', width: 'full' } },
    {
      type: 'spoiler',
      attrs: { summary: '더' },
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '안' }] }],
    },
  ],
};

describe('the plain text of a document', () => {
  it('has a line a block, names as they are now, and what is not known as a dash', () => {
    expect(toPlainText(document)).toBe('도토리를 모으면 –\n전\n설명\n더\n안');
    const resolve = {
      mention: () => ({ name: '알밤', href: '/items/1', card: null, icon: 'acorn', tone: null }),
      figure: () => ({ value: 500, text: '500' }),
    };
    expect(toPlainText(document, resolve)).toContain('알밤를 모으면 500');
  });

  it('separates the items of a list by dots in a summary', () => {
    const item = (text: string) => ({
      type: 'listItem' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
    });
    const listed = toSummary({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '좌표를 바꿨습니다.' }] },
        { type: 'bulletList', content: [item('부여 흉가'), item('국내 흉가')] },
      ],
    });
    expect(listed).toBe('좌표를 바꿨습니다. 부여 흉가 · 국내 흉가');
  });

  it('is cut to 200 letters on one line for lists', () => {
    expect(toSummary(document)).toBe('도토리를 모으면 – 전');
    const long = toSummary({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '가나 '.repeat(100) }] }],
    });
    expect(long).toHaveLength(200);
    expect(long.endsWith('…')).toBe(true);
  });
});

describe('what a document names', () => {
  it('is listed once each', () => {
    const twice: Document = { type: 'doc', content: [...document.content, ...document.content] };
    expect(listReferences(twice)).toEqual({
      mentions: [{ kind: 'item', id: 1 }],
      figures: [{ name: 'itemQuote', args: { id: 1, count: 10 } }],
      imageIds: [4],
      drawings: [],
      links: ['/items/1'],
    });
  });

  it('is one figure, in whatever order its arguments were written', () => {
    const one = figureKey({ name: 'itemQuote', args: { id: 1, count: 2 } });
    expect(figureKey({ name: 'itemQuote', args: { count: 2, id: 1 } })).toBe(one);
    expect(figureKey({ name: 'itemQuote', args: { id: 2, count: 1 } })).not.toBe(one);
  });
});
