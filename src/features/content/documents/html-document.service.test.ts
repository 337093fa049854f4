import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/rich-text/safe-html.ts';
import { UNSEEN } from '#shared/unseen-letters.ts';
import { textOf } from '#tests/support/html.ts';
import { documentSchema } from './document-schema.ts';
import { toPlainText } from './document-text.rules.ts';
import { documentOfHtml } from './html-document.service.ts';
import { renderDocument } from './render-document.rules.ts';

const NOTHING = { mention: () => null, figure: () => null, image: () => null, drawing: () => null };
const again = (html: string) => renderDocument(documentOfHtml(html), NOTHING);
const letters = (text: string) => [...text].filter((letter) => !/\s/.test(letter) && !UNSEEN.test(letter)).join('');

describe('HTML that becomes a document', () => {
  it.each([
    '<p>하나</p><p>둘 <strong>굵게 <em>기울여</em></strong> 셋</p>',
    '<ul><li>하나<ul><li>속</li></ul></li><li>둘</li></ul><ol start="3"><li>셋</li></ol>',
    '<p><a href="/items/1">도토리</a><br><code>값</code> <s>옛것</s></p><hr><blockquote><p>말</p></blockquote>',
    '<table><thead><tr><th scope="col">이름</th></tr></thead><tbody><tr><td>도토리</td></tr></tbody></table>',
    '<aside data-tone="warn"><p>조심</p></aside>',
  ])('is printed as it was: %s', (html) => {
    expect(again(html).replace(/<svg.*?<\/svg>/g, '')).toBe(html);
  });

  it('gives headings their anchors', () => {
    expect(again('<h2>진행 순서</h2><p>간다</p>')).toBe('<h2 data-id="진행-순서">진행 순서</h2><p>간다</p>');
  });

  it('takes a stretch of words with entities for one paragraph where it holds what stands nowhere', () => {
    expect(again('<td>a &lt;b&gt; c</td><p>d</p>')).toBe('<p>a &lt;b&gt; c</p><p>d</p>');
  });

  it.each([
    '글만 있다',
    '<ul></ul><p>빈 목록 뒤</p>',
    '<p>첫 줄</p>사이의 글<p>끝</p>',
    '<li>목록 밖</li>',
    '<td>표 밖</td><p>뒤</p>',
    '<blockquote><h2>인용 속 제목</h2>글</blockquote>',
    '<details><summary>접은 말</summary><p>속</p></details>',
    '<figure><img src="/a.png" alt=""><figcaption>그림의 말</figcaption></figure>',
    '<p>a &lt;b&gt; &amp;amp; “c”</p>',
    '<p>\n  여러   칸\n</p>',
    '<ul><li><p>하나</p><p>둘</p><table><tr><td>표</td></tr></table></li></ul>',
    '<td>a &lt;b&gt; c</td>',
    '<p>보이지 않는\u0007 글자\u202e</p>',
    '',
  ])('loses no visible letter of %j', (html) => {
    const document = documentOfHtml(safeHtml(html));
    expect(documentSchema.parse(document)).toEqual(document);
    expect(letters(toPlainText(document))).toBe(letters(textOf(safeHtml(html))));
  });
});
