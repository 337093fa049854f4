import { describe, expect, it } from 'vitest';
import { plainText, summaryOf } from './quest.labels.ts';

describe('summaryOf', () => {
  it('is the first paragraph without its markup', () => {
    expect(summaryOf('<h2>일</h2><p>5레벨이 되면 <b>직업</b>을\n고릅니다.</p><p>끝.</p>')).toBe(
      '5레벨이 되면 직업을 고릅니다.',
    );
  });
  it('is the whole text when there is no paragraph', () => {
    expect(summaryOf('<ul><li>하나</li><li>둘</li></ul>')).toBe('하나 둘');
  });
});

describe('plainText', () => {
  it('decodes each entity once', () => {
    expect(plainText('a &lt;b&gt; &amp;lt; &quot;c&quot;')).toBe('a <b> &lt; "c"');
  });
});
