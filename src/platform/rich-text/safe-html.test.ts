import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

describe('sanitized HTML', () => {
  it.each([
    '<h2 data-id="a">제목</h2><p>글 <strong>굵게</strong>, <em>기울여</em>, <s>지움</s>, <code>이름</code><br>다음 줄</p><hr>',
    '<ol start="3"><li>셋</li></ol><blockquote><p>말</p></blockquote>',
    '<p><a href="/items/12?days=30#a">칼</a> <a href="mailto:a@b.kr">글</a> <a href="https://example.com/" rel="external noopener">밖</a></p>',
    '<figure><img src="/uploads/a-480.webp" sizes="100vw" alt="그림" width="480" height="270" loading="lazy" srcset="/uploads/a-480.webp 480w, /uploads/a-960.webp 960w"><figcaption>말</figcaption></figure>',
    '<figure><picture><source media="(max-width: 899px)" srcset="/drawings/a-phone.svg"><img src="/drawings/a.svg" alt="길"></picture></figure>',
    '<table><thead><tr><th scope="col">가</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">나</td></tr></tbody></table>',
    '<aside data-tone="warn"><p>조심</p></aside><details><summary>더</summary><p>보기</p></details>',
    '<p><data value="12">열둘</data> <span data-card="item:12"><svg width="16" height="16" aria-hidden="true"><use href="/icons/game/sword.svg#i"></use></svg>칼</span></p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, “말” ‘말’ "말" \'말\'</p>',
  ])('stays letter for letter when the list allows it: %s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>글', '글'],
    ['<style>p{}</style><p style="color:red" id="a" class="x" onclick="x()">글</p>', '<p>글</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://example.com/a.png">', ''],
    ['<img src="//example.com/a.png">', ''],
    ['<img src="/a.png" srcset="/a.png 1x, https://example.com/b.png 2x">', '<img src="/a.png">'],
    ['<picture><source srcset="//example.com/a.png"></picture>', '<picture><source></picture>'],
    ['<a href="javascript:alert(1)">글</a>', '글'],
    ['<a href="java&#10;script:alert(1)">글</a>', '글'],
    ['<a href="//example.com">글</a>', '글'],
    ['<a href="/\\example.com">글</a>', '글'],
    ['<a href="/\texample.com">글</a>', '글'],
    ['<a href="http://example.com">글</a>', '글'],
    ['<a href="https://discord.com@evil.example/x">글</a>', '글'],
    ['<a href="https://a:b@evil.example">글</a>', '글'],
    ['<a href="data:text/html,x">글</a>', '글'],
    [
      '<a href="https://example.com" rel="opener" target="_blank">글</a>',
      '<a href="https://example.com" rel="external noopener">글</a>',
    ],
    ['<iframe src="/"></iframe><form><input></form><p>글', '<p>글</p>'],
    ['<svg><use href="https://example.com/a.svg#i"></use></svg>', '<svg><use></use></svg>'],
    ['<svg><use href="/uploads/a.svg#i"></use><script>x</script></svg>', '<svg><use></use></svg>'],
    ['<aside data-tone="loud">글</aside>', '<aside>글</aside>'],
    ['<h1>글</h1><h4>글</h4>', '글글'],
    ['<!-- 글 --><p>글</p>', '<p>글</p>'],
  ])('loses what the list does not allow: %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it('is safe after the first time: the second changes nothing', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '<img src="/',
      'javascript:',
      '<svg>',
      '<use href="',
      '<!--',
      '-->',
      '<',
      '>',
      '&',
      '"',
      "'",
      ' onerror=x ',
      '글',
      '/',
      '\\',
      '<script>',
      '<br>',
      ' />',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = safeHtml(pieces.join(''));
        expect(safeHtml(once)).toBe(once);
        expect(once).not.toMatch(/<script|<[^>]*\son\w+=|href="\s*javascript/i);
      }),
    );
  });
});
