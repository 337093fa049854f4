import { describe, expect, it } from 'vitest';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { findForbidden, toVerdict } from './word.rules.ts';

const GOODS = ['현철중검', '진호박', '백화검', '용의비늘', '수정의귀걸이', '만리향씨앗'];
const RATIOS = ['0.95', '0.9', '0.85', '1.0', '1.05', '0,95', '1.1'];
const STAND_INS = ['도토리', '도톨', 'ㄷㅌㄹ', '쫀쿠', '두쫀쿠', '그거로', '바돈'];

/** Cash by its pattern: each word with each ratio, and what is paid with beside each thing. */
const GUILTY = [
  ...STAND_INS.flatMap((word) =>
    RATIOS.flatMap((ratio) => [`${word} ${ratio}`, `${ratio} ${word} 팝니다`, `ㅍ ${word}${ratio}`]),
  ),
  ...GOODS.flatMap((name) => [
    `${name} 팝니다 도토리로 받아요`,
    `ㅍ ${name} 도톨 가능`,
    `${name} ㄷㅌㄹ만 받음`,
    `${name} 팝니다 쫀쿠 3`,
    `${name} 5쫀쿠에 팝니다`,
    `${name} 두쫀쿠 가능`,
    `ㅍ ${name} 27콩`,
    `${name} 27콩에 팝니다`,
    `${name} 콩 27 받음`,
    `${name} 팝니다 바돈X`,
    `${name} 팝니다 바돈 안받아요`,
  ]),
  ...['바돈 팝니다', 'ㅍ 바돈 5억 팜', '급처) 바돈 삽니다'],
  '바돈 3억 팝니다',
  '바돈 5천만 삽니다',
  '도토리 0.95 // 수정의귀걸이94%35 팜',
];

/** The same words as the game has them. */
const HARMLESS = [
  ...GOODS.flatMap((name) => [
    `${name} 300만 (바돈)`,
    `${name} 바돈으로 삽니다`,
    `${name} 바돈 300에 삽니다`,
    `${name} 바돈 300만 팝니다`,
    `${name} 1.2 (바돈) 팝니다`,
    `${name} 팝니다 바돈 1.2`,
    `${name} 삽니다 바돈으로 1.1`,
    `${name} 도토리 10개랑 교환`,
    `${name} 그거로 할게요`,
    `${name} 0.9 23개`,
    `${name} 7처넌에 팝니다`,
  ]),
  ...[
    '도토리 100개',
    '도토리 300전',
    '도토리 1.5만',
    '도토리 1.2억',
    '도토리 5만',
    '도토리 10개 가능',
    '도토리 2:1 교환',
  ],
  ...[
    '도토리 팝니다 개당 300전',
    '도토리 삽니다',
    'ㅍ ㄷㅌㄹ 100개 3만',
    '도토리 사냥 가능하신 분',
    '도토리 받으실 분 남문으로',
  ],
  ...['콩 심은 데 콩 난다', '10콩나물', '콩나물 먹고 옴', '완두콩 3개', '쫀쿠 먹고 싶다', '두쫀쿠 2개 먹었어요'],
  ...['그거 3만에 살게요', '그거로 가능하세요', '버전 0.95', '경험치 0.9배', '바돈 모으는 중', '내구 0.95만'],
];

const verdict = (text: string) => toVerdict(findForbidden(text, firstWordRules)).verdict;

describe('cash by the words that stand for it', () => {
  it('is found nine times in ten, and refuses nearly nothing else', () => {
    const missed = GUILTY.filter((text) => verdict(text) !== 'refuse');
    const wronged = HARMLESS.filter((text) => verdict(text) === 'refuse');
    const found = GUILTY.length - missed.length;
    expect(found / GUILTY.length, missed.join(' | ')).toBeGreaterThanOrEqual(0.9);
    expect(found / (found + wronged.length), wronged.join(' | ')).toBeGreaterThanOrEqual(0.99);
  });

  it.each(HARMLESS)('is not %s', (text) => expect(verdict(text)).not.toBe('refuse'));
});
