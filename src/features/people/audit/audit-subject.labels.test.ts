import { expect, it } from 'vitest';
import { readSubject, subjectText } from './audit-subject.labels.ts';

it.each([
  ['거래 48,012', 'trade:48012'],
  ['거래48012', 'trade:48012'],
  ['신고 1181번', 'report:1181'],
  ['금지어 규칙 62', 'word:62'],
  ['점검', 'setting:maintenance'],
  ['신규 회원 쓰기 제한', 'setting:brake'],
  ['trade:48012', 'trade:48012'],
  ['무쇠팔', undefined],
  ['48012', undefined],
  ['거래', undefined],
  ['', undefined],
])('the words %j name the subject %s', (text, subject) => {
  expect(readSubject(text)).toBe(subject);
});

it.each(['trade:48012', 'report:7', 'setting:brake', 'guild:3', 'banner:12'])(
  '%s is read as it is written',
  (subject) => {
    expect(readSubject(subjectText(subject, null))).toBe(subject);
  },
);
