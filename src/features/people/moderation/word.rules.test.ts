import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { compileRules, findForbidden, toVerdict } from './word.rules.ts';

const only = (...words: string[]) =>
  compileRules(
    words.map((pattern, index) => ({ id: index + 1, kind: 'AD', pattern, verdict: 'refuse', scope: 'both' })),
  );
const first = (text: string) => findForbidden(text, firstWordRules)[0];

describe('a match', () => {
  it('is returned as it was typed, in the order of the text', () => {
    expect(first('진호박 ㆍ 쌀.먹 환영')?.word).toBe('쌀.먹');
    expect(findForbidden('토토 하고 계 좌 줘', firstWordRules).map(({ word }) => word)).toEqual(['토토', '계 좌']);
  });

  it('is found in decomposed text too', () => {
    expect(first('현거래'.normalize('NFD'))?.word).toBe('현거래');
  });

  it('may be two words close together, in either order, but not far apart', () => {
    const both = only('카톡 + 아이디');
    expect(findForbidden('아이디는 카톡', both)[0]?.word).toBe('아이디는 카톡');
    expect(findForbidden('카톡으로 말하지 말고 여기서 아이디를 정해요', both)).toEqual([]);
  });

  it('is empty where every place is part of a harmless word', () => {
    const rule = only('입금 -출입금');
    expect(findForbidden('출입금지', rule)).toEqual([]);
    expect(findForbidden('출입금지 입금', rule)[0]?.word).toBe('입금');
  });

  it('follows the rules, and them alone', () => {
    expect(findForbidden('현거래', only('쌀먹'))).toEqual([]);
    expect(findForbidden('수박', only('수박'))).toHaveLength(1);
    expect(findForbidden('무엇이든', only('+', '<nothing>', 'ㄱ'))).toEqual([]);
  });
});

describe('a word that is denied', () => {
  it.each([
    ['현거래 안 합니다', 'review'],
    ['현거래 적발 시 내보냅니다', 'review'],
    ['현거래 광고 보이면 신고', 'review'],
    ['현거래는 받지 않습니다', 'review'],
    ['현거래 광고합니다 신고 금지', 'refuse'],
    ['매크로 월 대여 아님, 토토 사절', 'refuse'],
    ['토토 사절', 'review'],
    ['현거래 아니고 현.거.래', 'refuse'],
    ['현거래 유도하길래 신고했습니다', 'review'],
    ['계좌 불러달라는 사람 있던데 조심하세요', 'review'],
    ['계좌 불러달라고 하시면 드려요', 'refuse'],
  ])('%s: %s', (text, verdict) => {
    expect(toVerdict(findForbidden(text, firstWordRules)).verdict).toBe(verdict);
  });
});

describe('the verdict', () => {
  const found = compileRules([
    { id: 1, kind: 'AD', pattern: '두꺼비', verdict: 'review', scope: 'both' },
    { id: 2, kind: 'ABUSE', pattern: '맹꽁이', verdict: 'refuse', scope: 'both' },
    { id: 3, kind: 'AD', pattern: '개구리', verdict: 'refuse', scope: 'both' },
  ]);

  it.each([
    ['진호박 팝니다', { verdict: 'allow' }],
    ['두-꺼비 팝니다', { verdict: 'review', found: { word: '두-꺼비' } }],
    ['두꺼비와 맹꽁이와 개구리', { verdict: 'refuse', found: { rule: { id: 2 }, word: '맹꽁이' } }],
  ])('of %s is that of the strictest rule, the first of the text', (text, verdict) => {
    expect(toVerdict(findForbidden(text, found))).toMatchObject(verdict);
  });
});

describe('any text', () => {
  const korean = fc.string({ unit: fc.constantFrom(...'현거래금쌀먹계좌입ㅎㄱㄹㅡㅣ .-1h7'), maxLength: 60 });

  it('never throws, and returns parts of the text', () => {
    fc.assert(
      fc.property(fc.oneof(korean, fc.string({ unit: 'binary', maxLength: 80 })), (text) => {
        for (const { word } of findForbidden(text, firstWordRules)) {
          expect(word).not.toBe('');
          expect(text.normalize('NFC')).toContain(word);
        }
      }),
    );
  });

  it('finds a forbidden word whatever single marks separate its letters', () => {
    const mark = fc.constantFrom('', ' ', '.', '-', '~', '★', '·', '♥', '/', '\u200b');
    fc.assert(
      fc.property(fc.tuple(mark, mark), ([one, other]) => {
        expect(first(`진호박 현${one}거${other}래`)?.rule.kind).toBe('CASH_TRADE');
      }),
    );
  });
});
