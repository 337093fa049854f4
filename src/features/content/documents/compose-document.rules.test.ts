import { describe, expect, it } from 'vitest';
import { composeDocument, type TextBlock } from './compose-document.rules.ts';
import { documentSchema } from './document-schema.ts';
import { toPlainText } from './document-text.rules.ts';

const IDS = new Map([
  ['item:도토리', 1],
  ['skill:비영승보', 2],
  ['skill:신수', 3],
]);
const compose = (...blocks: TextBlock[]) => composeDocument(blocks, (kind, name) => IDS.get(`${kind}:${name}`));

describe('a text that ships with the site', () => {
  it('becomes a document that the schema takes as it is', () => {
    const document = compose(
      '글 **굵게** [목록](/items)과 {item:도토리} {=expTotal job=1 level=99}.',
      { h2: '제목' },
      { h3: '제목' },
      { list: ['하나', { text: '둘', list: ['둘의 하나'] }] },
      { steps: ['먼저'] },
      { head: ['가', '나'], rows: [['1', '2']] },
      { tone: 'warn', blocks: ['조심'] },
      { spoiler: '더 보기', blocks: ['글'] },
      { quote: ['말'] },
      { drawing: 'deal', alt: '거래 창' },
    );
    expect(documentSchema.parse(document)).toEqual(document);
  });

  it('has anchors, also of two equal headings and those that are given', () => {
    const { content } = compose({ h2: '제목' }, { h2: '제목' }, { h2: '처리 위탁', anchor: 'processors' });
    expect(content.map((node) => node.type === 'heading' && node.attrs.anchor)).toEqual([
      '제목',
      '제목-2',
      'processors',
    ]);
  });

  it('names facts by their id, and by their name alone where they are missing', () => {
    const { content } = compose('{item:도토리} {item:없는것}');
    expect(content[0]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { kind: 'item', id: 1, name: '도토리' } },
        { type: 'text', text: ' ' },
        { type: 'text', text: '없는것' },
      ],
    });
  });

  it('holds figures of facts by name', () => {
    const { content } = compose('{=skillCost ids=skill:비영승보,skill:신수}', '{=itemQuote id=item:도토리 count=20}');
    expect(content.map((node) => 'content' in node && node.content[0])).toEqual([
      { type: 'figure', attrs: { name: 'skillCost', args: { ids: [2, 3] } } },
      { type: 'figure', attrs: { name: 'itemQuote', args: { id: 1, count: 20 } } },
    ]);
  });

  it('shows a dash for a figure of facts that are missing', () => {
    expect(toPlainText(compose('{=itemQuote id=item:없는것 count=1} 정도'))).toBe('– 정도');
  });

  it('nests marks', () => {
    expect(compose('**[글](/a)**').content[0]).toEqual({
      type: 'paragraph',
      content: [{ type: 'text', text: '글', marks: [{ type: 'link', attrs: { href: '/a' } }, { type: 'bold' }] }],
    });
  });
});
