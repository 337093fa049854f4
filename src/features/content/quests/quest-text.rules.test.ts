import { describe, expect, it } from 'vitest';
import { toPlainText, UNRESOLVED } from '../documents/document-text.rules.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import { isLevelLine, questText } from './quest-text.rules.ts';

const read = (html: string) => questText(documentOfHtml(html), UNRESOLVED);

describe('the text of a quest', () => {
  it('has a lead, what it takes and gives, and the rest without them', () => {
    const text = read(
      '<p>소림사로 갑니다.</p><h2>진행 순서</h2><ol><li>잡습니다.</li></ol><h2>준비물</h2><ul><li>5레벨</li><li>도토리 10개</li></ul><h2>보상</h2><p>직업</p><p>끝.</p>',
    );
    expect(text).toMatchObject({
      lead: '소림사로 갑니다.',
      level: 5,
      needs: ['5레벨', '도토리 10개'],
      gains: ['직업'],
    });
    expect(toPlainText(text.rest)).toBe('진행 순서\n잡습니다.\n끝.');
    expect(text.lines).toEqual(['소림사로 갑니다.', '잡습니다.', '5레벨', '도토리 10개', '직업', '끝.']);
  });

  it('takes its whole text for the lead where it has no paragraph, and knows no level that it does not say', () => {
    expect(read('<ul><li>하나</li><li>둘</li></ul>')).toMatchObject({
      lead: '하나 둘',
      level: null,
      needs: [],
      gains: [],
    });
  });

  it('takes nothing for needs that is no paragraph or list under the heading', () => {
    expect(read('<h2>준비물</h2><blockquote><p>5레벨</p></blockquote>').needs).toEqual([]);
    expect(read('<h3>준비물</h3><p>5레벨</p>').needs).toEqual([]);
  });

  it('knows a line that says a level alone', () => {
    expect(['5레벨', '99레벨', '5레벨 이상', '레벨 5'].map(isLevelLine)).toEqual([true, true, false, false]);
  });
});
