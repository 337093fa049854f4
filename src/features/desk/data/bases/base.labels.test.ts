import { expect, it } from 'vitest';
import { deskBases } from '#tests/support/desk-facts.ts';
import { basesText, missedText, standsOnText } from './base.labels.ts';

const { bases } = deskBases();
const own = (label: string) => ({ ...bases[0], ...bases[1], label }) as (typeof bases)[number];

it.each([
  [12, bases, '기본값은 릴리스 12, 드롭만 올린 파일'],
  [12, bases.slice(0, 1), '기본값은 릴리스 12'],
  [null, bases.slice(0, 1), '기본값은 프로젝트의 파일'],
  [12, bases.slice(1), '기본값은 모두 올린 파일'],
  [12, [...bases, own('지도'), own('사람')], '기본값은 릴리스 12, 드롭 외 2만 올린 파일'],
])('release %s and its bases are said in one line', (release, list, text) => {
  expect(basesText({ release, bases: list })).toBe(text);
});

it('a base says on which set it stands, and what it has not taken', () => {
  expect(bases.map((base) => [standsOnText(base), missedText(base)])).toEqual([
    ['릴리스 12', '–'],
    ['올린 파일', '릴리스 12의 +3 ~41 −1'],
  ]);
  expect(missedText({ missed: { added: 0, changed: 0, removed: 0, release: 13 } })).toBe('–');
});
