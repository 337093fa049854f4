import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discordText } from './webhook.rules.ts';

/** Every letter after a backslash stands for itself; what is left may not mean anything. */
const MEANING = /[*_~|`[\]<]|:\/\/|:[\w~+-]+:|^\s*(?:[-+]|\d+[.]|#+|>)\s/mu;
const withoutEscapes = (text: string) => text.replaceAll(/\\[^0-9A-Za-z\s]/gu, '·');
const readBack = (text: string) => text.replaceAll(/\\([^0-9A-Za-z\s])/gu, '$1');

describe('a text for Discord', () => {
  it.each([
    '[공짜 금괴](https://evil.example)',
    'https://evil.example/a',
    '<https://evil.example>',
    '**굵게** __밑줄__ *기울임* _기울임_ ~~취소~~ ||가림||',
    '`코드` ```블록```',
    '# 제목\n## 제목\n-# 작게',
    '> 인용\n>>> 인용',
    '- 하나\n* 둘\n+ 셋\n1. 넷\n 12. 다섯',
    '@everyone <@123456789012345678> <#1> <@&2> </시세:3> <id:customize>',
    ':gem: <:gold:123> <t:1760000000:R>',
    '\\[앞에 빗금](a)',
  ])('has no markup left: %j', (text) => {
    const sent = discordText(text, 4096);
    expect(withoutEscapes(sent)).not.toMatch(MEANING);
    expect(readBack(sent)).toBe(text);
  });

  it.each(['11월 28일 (토) 오후 8:00, 국내성 남문, 정원 12.', '현철중검 45만! 3.5배 - #1 @everyone', 'https: 뒤'])(
    'is left alone without any: %j',
    (text) => {
      expect(discordText(text, 100)).toBe(text);
    },
  );

  it('shows as it was written whatever it is, and is cut between whole letters', () => {
    const letters = fc.string({
      unit: fc.oneof(fc.constantFrom(...'\\`*_~|<>[]()#+-:@!1.\n 가a😀'), fc.string({ unit: 'grapheme' })),
    });
    fc.assert(
      fc.property(letters, fc.nat({ max: 40 }), (text, most) => {
        const sent = discordText(text, most);
        expect(sent.length).toBeLessThanOrEqual(most);
        expect(sent.isWellFormed()).toBe(text.isWellFormed());
        expect(withoutEscapes(sent)).not.toMatch(MEANING);
        expect(text.startsWith(readBack(sent))).toBe(true);
      }),
    );
  });
});
