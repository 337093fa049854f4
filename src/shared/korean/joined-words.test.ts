import { expect, it } from 'vitest';
import { joinedWords } from './joined-words.ts';

it.each([
  [['체력'], '체력'],
  [['체력', '마력'], '체력과 마력'],
  [['마나', '체력', '레벨'], '마나와 체력과 레벨'],
])('joins %j', (words, text) => expect(joinedWords(words)).toBe(text));
