import { describe, expect, it } from 'vitest';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { findForbidden, toVerdict } from './word.rules.ts';

describe('a messenger', () => {
  it.each([
    ['디코 주세요', 'review'],
    ['현철중검 45만 ㄷㅋ', 'review'],
    ['디코 abcd#1234', 'refuse'],
    ['디코 baram_99', 'refuse'],
    ['ㄷㅋ discord.gg/abcd', 'refuse'],
    ['디코 금전 팝니다', 'refuse'],
    ['카톡 ㅇㄷ', 'refuse'],
    ['디스코드는 안 씁니다', 'allow'],
  ])('%s: %s', (text, verdict) => {
    expect(toVerdict(findForbidden(text, firstWordRules)).verdict).toBe(verdict);
  });
});

describe('links, phones and ids', () => {
  it.each([
    'abc\u200b.com',
    'dis\u00adcord.gg/abcd',
    '010\u20601234\u20605678',
    'www\u200d.abc',
    'a\u0336b\u0336c.com',
    '카톡 ba\u200bram99',
  ])('are seen through unseen characters: %j', (text) => {
    const [found] = findForbidden(`도토리 ${text} 문의`, firstWordRules);
    expect(found).toMatchObject({ rule: { kind: 'AD' }, verdict: 'refuse' });
    expect(`도토리 ${text} 문의`.normalize('NFC')).toContain(found?.word ?? '?');
  });
});
