import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_RULES } from '#database/migrations/0007-words.ts';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { type WordKind, wordKindSchema } from './word.contract.ts';
import { compileRules, findForbidden, verdictOf } from './word.rules.ts';
import { patternFault } from './word-pattern.rules.ts';

const only = (...words: string[]) =>
  compileRules(
    words.map((pattern, index) => ({ id: index + 1, kind: 'AD', pattern, verdict: 'refuse', scope: 'both' })),
  );
const first = (text: string) => findForbidden(text, firstWordRules)[0];

const GUILTY: Record<WordKind, string[]> = {
  CASH_TRADE: [
    '현거래',
    '현거래 가능합니다',
    '현 거래 해요',
    '현-거래',
    '현.거.래',
    '현~거~래 환영',
    '현★거☆래',
    '현 거 래',
    '현  거  래 문의',
    '현거레',
    '현현거거래래',
    'ㅎㅕㄴㄱㅓㄹㅐ',
    'ㅎㅎㅕㄴㄱㅓㄹㅐ',
    'ㅎㅕㄴ거래',
    '현ㄱㅓ래',
    '현ㄱㅓㄹㅐ합니다',
    '현거ㄹH',
    '현7ㅓㄹH',
    '현ㅡ거ㅡ래',
    '현ㅣ거ㅣ래',
    '현\u200b거\u200b래',
    '현\u0336거\u0336래',
    '現去來',
    'ㅎㄱㄹ',
    '진호박 팝니다 ㅎㄱㄹ 가능',
    'ㅎ ㄱ ㄹ',
    'ㅎㄱㄱㄹ',
    '현ㄱㄹ만',
    'ㅎ거래',
    '현ㄱ거래',
    'gusrjfo',
    '진호박 GUSRJFO RKSMD',
    '現거래',
    '현금거래',
    '현금 거래 합니다',
    '현 금 거 래',
    '현.금.거.래',
    '현금으로 팝니다',
    '현금만 받아요',
    '현금 문의',
    '現金',
    '현1거래',
    '헌거래',
    '현거ㄱㄴ',
    '현ㅋ거래 가능',
    '현x거x래',
    '현_거_래',
    '현/거/래',
    '쌀1먹',
    '쌀ㅋㅋ먹',
    '계1좌로',
    '쌀먹',
    '쌀 먹',
    '쌀.먹',
    '쌀먹러 환영',
    '쌀~~먹',
    '쌀쌀먹먹',
    '쌀멱',
    '쌀ㅁㅓㄱ',
    'ㅆㅏㄹㅁㅓㄱ',
    '쌀ㅁ',
    'ㅆ먹',
    'Tkfajr',
    '쌀　먹',
    '계좌',
    '계좌 불러주세요',
    '계 좌 로',
    '게좌 번호',
    '개좌주세요',
    'ㄱㅖㅈㅘ',
    '계ㅈㅗㅏ',
    '계.좌.번.호',
    'ㄱㅈㅇㅊ',
    '입금',
    '입금 먼저',
    '선입금 부탁',
    '입.금.확.인',
    'ㅇㅣㅂ금',
    'dlqrma',
    '송금해 주세요',
    '무통장',
    '통장으로 보내 주세요',
    '문화상품권 받아요',
    '문상으로 받습니다',
    '컬쳐랜드',
    '아이템베이에 올렸어요',
    '아이템 매니아',
    '바로템 ㄱㄱ',
    'ITEMBAY',
    'ｉｔｅｍｂａｙ',
    '계정 판매합니다',
    '계정팝니다',
    '게임머니 삽니다',
    'RMT',
    '비트코인',
    '카뱅 3333',
    '농협 352-1234-5678-93',
    '110-123-456789',
    '３５２-１２３４-５６７８-９３',
    '국민은행 123456789012',
  ],
  AD: [
    '대출 상담',
    '급전 필요하신 분',
    '리딩방 초대',
    '카톡 아이디 abc123',
    '카톡아이디 주세요',
    '카톡 ID abc',
    '카톡으로 연락 주세요',
    '카 톡 아 이 디',
    '카톡ㅇㄷ',
    '아이디 abcd 카톡',
    '오픈톡 오세요',
    '텔레그램 @abc',
    'Telegram',
    '프리섭 오픈',
    '매크로 판매',
    'https://example.com/x',
    'http : //abc',
    'www.abc',
    'abc.com',
    'abc . com',
    'discord.gg/abcd',
    't.me/abcd',
    'kakao id abc',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    '바람거래 닷컴',
    '바람.com',
    '010-1234-5678',
    '01012345678',
    '010 1234 5678',
    'o1o-1234-5678',
    '０１０-１２３４-５６７８',
    '공일공 일이삼사 오육칠팔',
    '추천인 코드 1234',
  ],
  GAMBLING: [
    '토토',
    '토 토',
    '토★토 사이트',
    'ㅌㅗㅌㅗ',
    '스포츠토토',
    '사설 토토 1등',
    '도박',
    '도-박',
    '카지노',
    'ㅋㅏㅈㅣ노',
    '바.카.라',
    '배팅 하실 분',
    'C A S I N O',
    '꽁머니 지급',
  ],
  ABUSE: ['시발', '시.발', '씨발', '씨~발', 'ㅆㅣ발', 'ㅆㅂ', 'ㅅㅂㄴ', '병신아', '개 새 끼', 'tlqkf', 'FUCK'],
};

const INNOCENT = [
  '급 전사 구해요',
  '급 전문가 찾아요',
  '고급전투복',
  '승급전 도와주세요',
  '포도박스 있어요',
  '유통장사 아님',
  '충동구매충동',
  '군대출신 길드',
  '도시발전 이야기',
  '퀘스트 시발생 조건',
  '가이드라인 아이디어 모집',
  '온라인 아이디 정하기',
  '현 금도포 시세',
  '현 금은방',
  '철도5박쥐고기',
  '토끼5토끼',
  '현무의검 거래',
  '출현 거래처',
  '쌀 10개 먹을것',
  '진현1 거래소',
  '현철중검 현재 시세 얼마예요',
  '현철중검 팝니다',
  '현 시세 45만',
  '현 금괴 시세 1000전',
  '현 금강석 시세',
  '현 금반지 시세',
  '현 거래소 시세 궁금해요',
  '현거래소가 따로 있나요',
  '현자',
  '현자금봉 삽니다',
  '금괴 1000전',
  '금괴',
  '쌀',
  '쌀 100개 삽니다',
  '쌀 삽니다 먹자마을',
  '쌀 먹고 싶다',
  '세계좌표',
  '세계 좌표 알려 드림',
  '번개 좌측으로 오세요',
  '날개 좌판',
  '출입금지',
  '출입 금지 구역',
  '가입금 없습니다',
  '문파 가입 금지',
  '구입 금액 5만',
  '매입 금전',
  '통장갑 팝니다',
  '보통 장갑',
  '철도 박쥐고기 팝니다',
  '야월도/박쥐고기',
  '남도, 박쥐고기',
  '도토리 토끼고기',
  '도토리 100개',
  '토끼고기 토',
  '전문 상인입니다',
  '방문 상관없음',
  '전문상점 있어요',
  '이체력이면 잡나요',
  '다시 발라 드려요',
  '다시발견한 곳',
  '시발점에서 봐요',
  '문신반지 신장투구',
  '졸병 신장투구',
  '상대 출입구 앞',
  '최대출력',
  '만년원귀의손톱 5만',
  '천원 지폐 모양',
  '1.5억에 팝니다',
  '3.5.com',
  'ver.2 지도',
  '2026-11-20 오후 9시',
  '12-34-56',
  '010만',
  '4,294,967,295전',
  '국내성 주막 앞에 있습니다. 귓속말 주세요.',
  '흥정ㄱㄴ ㅎㅎ',
  '네 ㅎㅎ 거래해요',
  'ㅎㅎ ㄱㄱ',
  'ㅎㅎㅎㄱㄱㄱ',
  'ㅎㅊㅈㄱ 팜',
  'ㅁㅎㄱㄹㅅ',
  '계란 자리 좌',
  '입구 금성',
  '디스코드로 연락 주세요',
  '카톡은 안 해요',
  '길드 아이디 정하기',
  '라인 맞춰 서요',
  '계정 팔찌',
  '코드명 추천',
  '내구 38만 흥정가능 인증 됩니다',
  'ghost casting',
  'good night',
  'homeless',
];

describe('forbidden texts', () => {
  it.each(wordKindSchema.options.flatMap((kind) => GUILTY[kind].map((text) => [kind, text] as const)))(
    '%s: %s',
    (kind, text) => {
      expect(first(text)?.rule.kind).toBe(kind);
    },
  );

  it('are tested with enough forbidden and harmless ones', () => {
    expect(Object.values(GUILTY).flat().length).toBeGreaterThanOrEqual(80);
    expect(INNOCENT.length).toBeGreaterThanOrEqual(60);
  });
});

describe('harmless texts', () => {
  it.each(INNOCENT)('%s', (text) => {
    expect(findForbidden(text, firstWordRules)).toEqual([]);
  });

  it('include the names of all items, in every spelling of a shout', () => {
    const source = new URL('../../../../game-data/sources/items.json', import.meta.url);
    const all = JSON.parse(readFileSync(source, 'utf8')) as { name: string; type: number }[];
    // Money is no goods: `금전팝니다` is for an operator to see.
    const items = all.filter(({ type }) => type !== 9);
    expect(items.length).toBeGreaterThan(1000);
    const shouts = ({ name }: { name: string }) => [
      name,
      `ㅍ ${name} 10만`,
      `${name}팝니다`,
      `현 ${name} 시세`,
      `${name} 도토리`,
      `남도 ${name}`,
      `토 ${name}`,
      `쌀 ${name}`,
    ];
    expect(
      items.flatMap(shouts).flatMap((text) => findForbidden(text, firstWordRules).map(({ word }) => [text, word])),
    ).toEqual([]);
  });

  it('include two items beside each other', () => {
    const source = new URL('../../../../game-data/sources/items.json', import.meta.url);
    const items = JSON.parse(readFileSync(source, 'utf8')) as { name: string }[];
    const pairs = items.flatMap(({ name }, index) =>
      [1, 7, 61, 413].map((step) => `${name} ${items[(index + step) % items.length]?.name}`),
    );
    expect(findForbidden('', firstWordRules)).toEqual([]);
    const found = pairs.flatMap((text) => findForbidden(text, firstWordRules).map(({ word }) => [text, word]));
    expect(found).toEqual([]);
  });
});

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

describe('rates of cash trade', () => {
  it.each([
    '억당 8천',
    '금전 억당 8천에 팜',
    '1:8000',
    '1 : 8000',
    '１：８０００',
    '1:1000',
    '1대 8000',
    '1:8\u200b000',
    '1억당 0.8',
    '돈 팝니다 1:0.8',
    '골드 1:8',
    '금전 팜 1:9',
    '머니 삽니다 1:7.5',
    '바람돈 팜 1:8',
    '엽전 삽 1:8',
    '3마넌',
    '8처넌',
    '팔처넌에 팜',
    '헌금 거래',
    '현질 환영',
    '이체 가능',
    '쌀 환영',
    '디코 금전',
    '금전 팜 ㄷㅋ',
  ])('%s is refused', (text) => {
    expect(verdictOf(findForbidden(text, firstWordRules))).toMatchObject({
      verdict: 'refuse',
      found: { rule: { kind: 'CASH_TRADE' } },
    });
  });

  it.each([
    '도토리 1:1 교환',
    '호박 10:1',
    '1:999',
    '8:30 접속',
    '돈 없어요 21:30에 봐요',
    '돈 모아서 1:1 교환',
    '개당 8천',
    '1억 8천',
    '1억에 8개',
  ])('%s is not', (text) => {
    expect(findForbidden(text, firstWordRules)).toEqual([]);
  });
});

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
    expect(verdictOf(findForbidden(text, firstWordRules)).verdict).toBe(verdict);
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

describe('a word that is denied', () => {
  it.each([
    ['현거래 안 합니다', 'review'],
    ['매크로 월 대여 아님, 토토 사절', 'refuse'],
    ['토토 사절', 'review'],
    ['현거래 아니고 현.거.래', 'refuse'],
  ])('%s: %s', (text, verdict) => {
    expect(verdictOf(findForbidden(text, firstWordRules)).verdict).toBe(verdict);
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
    expect(verdictOf(findForbidden(text, found))).toMatchObject(verdict);
  });
});

describe('patterns', () => {
  it('of the first rules are all valid', () => {
    expect(FIRST_RULES.map(({ pattern }) => patternFault(pattern)).filter(Boolean)).toEqual([]);
  });

  it.each(['가', 'ㄱ', '입금 -출', 'a + b', '가나 + 다라 + 마바', '<css>', '현.거래', '가나+'])(
    'refuses %s',
    (pattern) => {
      expect(patternFault(pattern)).toEqual(expect.any(String));
    },
  );
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
