import { expect, it } from 'vitest';
import { filterQuests, type QuestFilter } from './quest-filter.rules.ts';

const quests = [
  { title: '직업 선택', level: 5, names: ['도토리'] },
  { title: '성형', level: null, names: [] },
  { title: '백열장 배우기', level: 60, names: ['소림사승려', '고구려비단'] },
];
const titlesOf = (asked: Partial<QuestFilter>) =>
  filterQuests(quests, { text: '', level: '', ...asked }).map(({ title }) => title);

it('finds quests by their title and by what they name, also by initial consonants', () => {
  expect(titlesOf({})).toEqual(['직업 선택', '성형', '백열장 배우기']);
  expect(titlesOf({ text: '비단' })).toEqual(['백열장 배우기']);
  expect(titlesOf({ text: 'ㄷㅌㄹ' })).toEqual(['직업 선택']);
  expect(titlesOf({ text: '성형' })).toEqual(['성형']);
});

it('leaves out what asks for a higher level, and keeps what nobody knows the level of', () => {
  expect(titlesOf({ level: '5' })).toEqual(['직업 선택', '성형']);
  expect(titlesOf({ level: '오' })).toHaveLength(3);
  expect(titlesOf({ level: '4' })).toEqual(['성형']);
  expect(titlesOf({ level: '99', text: '배우기' })).toEqual(['백열장 배우기']);
});
