import { expect, it } from 'vitest';
import { canHide, markedParts, ruleText, subjectPath, subjectText } from './review-row.labels.ts';

it('a text says where it stands, and a name cannot be hidden', () => {
  expect([subjectText({ subject: 'trade:12' }), subjectPath({ subject: 'trade:12' })]).toEqual([
    '거래 12',
    '/trade/view/12',
  ]);
  expect([subjectText({ subject: 'profile:3' }), subjectPath({ subject: 'profile:3' })]).toEqual([
    '회원 이름',
    '/profiles/3',
  ]);
  expect([subjectText({ subject: 'thing:3' }), subjectPath({ subject: 'thing:3' })]).toEqual(['thing:3', undefined]);
  expect([canHide({ subject: 'profile:3' }), canHide({ subject: 'guild:3' })]).toEqual([false, true]);
});

it('the word is marked where it stands in the text', () => {
  expect(markedParts({ text: '여기 메롱바위 앞', place: { from: 3, to: 7 } })).toEqual([
    { at: 0, text: '여기 ', isWord: false },
    { at: 3, text: '메롱바위', isWord: true },
    { at: 7, text: ' 앞', isWord: false },
  ]);
  expect(markedParts({ text: '디코', place: { from: 0, to: 2 } })).toEqual([{ at: 0, text: '디코', isWord: true }]);
  expect(markedParts({ text: '디 코', place: null })).toEqual([{ at: 0, text: '디 코', isWord: false }]);
});

it('the rule is told as it is now, or by its number once it is gone', () => {
  expect(ruleText({ rule: { id: 62, pattern: '디코 + <id>', verdict: 'review' } })).toBe('디코 + <id> (검토)');
  expect(ruleText({ rule: { id: 62, pattern: null, verdict: null } })).toBe('62번 (지운 금지어)');
  expect(ruleText({ rule: null })).toBe('알 수 없음');
});
