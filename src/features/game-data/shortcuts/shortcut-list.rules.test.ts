import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import commands from '#game-data/sources/npc-commands.json' with { type: 'json' };
import shortcuts from '#game-data/sources/shortcuts.json' with { type: 'json' };
import { shortcutsParams } from './shortcut.params.ts';
import { findCommands, findKeys, groupCommands, keyParts, matchesTexts } from './shortcut-list.rules.ts';

const sentences = commands.map(({ purpose, examples, note = null }) => ({ purpose, examples, note }));

describe('what is found', () => {
  it.each([
    ['줍기', [',', 'Shift + ,']],
    [',', [',', 'Shift + ,', 'Shift + Z, 글자']],
    ['shift m', ['Shift + M']],
    ['SHIFT 지도', ['Shift + M']],
    ['말 ㅌㄱ', ['R']],
    ['esc', ['Esc']],
    ['없는 글쇠', []],
  ])('keys for %j', (typed, keys) => {
    expect(findKeys(shortcuts, typed).map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['ㅅㄹ', ['수리']],
    ['도토리 판다', ['아이템 팔기']],
    ['고쳐', ['수리']],
    ['명명', ['무기 별칭 짓기']],
    ['돈 찾', ['돈 찾기']],
    ['모두 안다', []],
  ])('words for %j', (typed, purposes) => {
    expect(findCommands(sentences, typed).map(({ purpose }) => purpose)).toEqual(purposes);
  });

  it('is everything for an empty query', () => {
    expect(findKeys(shortcuts, '')).toEqual(shortcuts);
    expect(findCommands(sentences, '   ')).toEqual(sentences);
  });

  it('never grows with another word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 8 }), (typed, more) => {
        const texts = ['Shift + Z, 글자', '마법 외우기', null];
        if (matchesTexts(texts, `${typed} ${more}`)) expect(matchesTexts(texts, typed)).toBe(true);
      }),
    );
  });

  it.each([
    ['', undefined],
    ['  지도 ', '지도'],
    ['가'.repeat(500), '가'.repeat(50)],
  ])('%j is read as %j', (q, typed) => {
    expect(shortcutsParams.read(new URLSearchParams({ q })).q).toBe(typed);
  });
});

describe('the kinds of words', () => {
  it('contain each command once', () => {
    const groups = groupCommands(sentences);
    expect(groups.map(({ name, commands: { length } }) => [name, length])).toEqual([
      ['사고팔기', 6],
      ['맡기고 찾기', 6],
      ['그 밖의 말', 2],
    ]);
    expect(new Set(groups.flatMap((group) => group.commands))).toEqual(new Set(sentences));
  });

  it('leave out empty groups', () => {
    expect(groupCommands([{ purpose: '길 묻기' }])).toEqual([
      { name: '그 밖의 말', commands: [{ purpose: '길 묻기' }] },
    ]);
    expect(groupCommands([])).toEqual([]);
  });
});

describe('keyParts', () => {
  it.each([
    ['S', ['[S]']],
    [',', ['[,]']],
    ['Shift + ,', ['[Shift]', '+', '[,]']],
    ['Shift + Z, 글자', ['[Shift]', '+', '[Z]', ',', '[글자]']],
    ['PgDn/Enter/Space', ['[PgDn]', '/', '[Enter]', '/', '[Space]']],
    ['숫자 1~0', ['[숫자 1~0]']],
  ])('%s', (keys, expected) => {
    expect(keyParts(keys).map(({ text, isKey }) => (isKey ? `[${text}]` : text))).toEqual(expected);
  });
});
