import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { generatedShouts } from '#tests/support/generated-shouts.ts';
import {
  sourceAbbreviations as abbreviations,
  sourceItems as items,
  sourceLexicon,
} from '#tests/support/shout-lexicon.ts';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { readShoutSchema } from './shout.contract.ts';
import { parseShout } from './shout.rules.ts';
import { shoutLexicon } from './shout-lexicon.rules.ts';
import golden from './shouts.golden.json' with { type: 'json' };

const parse = (text: string) => parseShout(text, sourceLexicon, firstWordRules);

/**
 * Side (S, B, - unsure), items with scores other than 1, price, x quantity; then d durability, p pay method, n and a
 * with + or - (흥정, 인증), and the other flags.
 */
function readingOf(text: string): string {
  const read = parse(text);
  const sign = (value: boolean) => (value ? '+' : '-');
  const flags = read.flags.filter((flag) => flag !== 'NEGOTIATION' && flag !== 'AUTH');
  return [
    read.tradeType === null ? '-' : read.tradeType === 1 ? 'S' : 'B',
    read.items.map(({ name, score }) => (score < 1 ? `${name}~${score}` : name)).join(',') || '-',
    read.price ?? '-',
    `x${read.quantity ?? '-'}`,
    ...(read.durability === null ? [] : [`d${read.durability}`]),
    ...(read.payMethod === null ? [] : [`p${read.payMethod}`]),
    ...(read.isNegotiation === null ? [] : [`n${sign(read.isNegotiation)}`]),
    ...(read.isAuth === null ? [] : [`a${sign(read.isAuth)}`]),
    ...(flags.length > 0 ? [flags.join('+')] : []),
  ].join(' ');
}

describe('shouts', () => {
  it.each(Object.entries(golden))('%s → %s', (text, reading) => {
    expect(readingOf(text)).toBe(reading);
  });

  it('are tested with enough examples', () => expect(Object.keys(golden).length).toBeGreaterThanOrEqual(300));

  it('of the generated form are read to the last word', () => {
    expect(parse('ㅍ 현철중검 45만 내구 38만 흥정ㄱㄴ')).toEqual({
      tradeType: 1,
      items: [{ id: 1070, name: '현철중검', score: 1 }],
      price: 450_000,
      quantity: null,
      durability: 380_000,
      payMethod: null,
      isNegotiation: true,
      isAuth: null,
      flags: ['NEGOTIATION'],
      confidence: 1,
    });
  });

  it('about cash trade or with advertising are flagged, and nothing else is read', () => {
    for (const [text, flag] of [
      ['ㅍ 현철중검 45만 쌀.먹', 'CASH_TRADE'],
      ['ㅍ 현철중검 45만 카톡 아이디 abc', 'AD'],
    ] as const) {
      const { flags, confidence, items: named, ...rest } = parse(text);
      expect([flags, named, confidence]).toEqual([[flag], [], 1]);
      expect(Object.values(rest).every((value) => value === null)).toBe(true);
    }
  });
});

describe('marks before a price', () => {
  const verbs = [
    '팝니다',
    '팝니당',
    '팔아요',
    '급처',
    '팜',
    'ㅍ',
    '삽니다',
    '사요',
    '구해요',
    '삼',
    'ㅅㅅ',
    '삽니다 ㅎㅎ',
  ];
  const soft = ['~ ', '~', '~~ ', '∼ ', '〜', '~~~'];

  it('that soften a word leave the price as it is', () => {
    const texts = verbs.flatMap((verb) => soft.map((wave) => `현철중검 ${verb}${wave}50만`));
    expect(texts.filter((text) => parse(text).price !== 500_000)).toEqual([]);
  });

  it.each([
    '현철중검~ 50만 팝니다',
    '팝니다 현철중검~~ 50만',
    'ㅍ 현철중검 ,50만',
    '현철중검, 50만 ㅍ',
    '팝니다 현철중검 , 50만',
  ])('do not hide it: %s', (text) => expect(parse(text).price).toBe(500_000));

  it.each([
    'ㅍ 현철중검 ~50만',
    'ㅍ 현철중검 ~ 50만',
    'ㅍ 현철중검~50만',
    'ㅍ 현철중검 30만~ 50만',
    'ㅍ 현철중검 4,50만',
    'ㅍ 현철중검 4 ,50만',
    'ㅍ 현철중검 .5억',
  ])('leave open what they may begin or end: %s', (text) => expect(parse(text).price).toBeNull());
});

describe('a channel', () => {
  const channels = ['채널1126', '채널 1126', '1126채', '1126채널', 'ch1126', '채널 0', '채널 10000', '12채널 13채널'];
  const texts = channels.flatMap((channel) => [
    `${channel} 팝니다 백화검 1억3천`,
    `팝니다 백화검 1억3천 ${channel}`,
    `백화검 ${channel} 1억3천 팝니다`,
  ]);

  it('is no price, and hides none, however many digits it has', () => {
    const wrong = texts.filter((text) => readingOf(text) !== 'S 백화검 130000000 x-');
    expect(wrong).toEqual([]);
  });
});

describe('a short form', () => {
  it.each([
    ['ㅍ 괴력 300만', 'S 괴력선창~0.9 3000000 x-'],
    ['팝니다 랑4 1억', 'S 용랑제사봉~0.9 100000000 x-'],
    ['팝니다 랑5 1억', 'S 용랑제오봉~0.6 100000000 x-'],
    ['ㅍ 흑중 50만', 'S 흑철중검~0.6 500000 x-'],
    ['해뼈 3만 삽니다', 'B 해골왕의뼈~0.9 30000 x-'],
    ['수비늘 30만에 팝니다', 'S 수룡의비늘~0.6 300000 x-'],
    ['연청별도 3천만 팜', 'S 연청호박별도~0.6 30000000 x-'],
    ['천5 5천만에 팝니다', 'S 용천제오검~0.6 50000000 x-'],
    ['팝니다 현철중검 1억 천5', 'S 현철중검 - x-'],
    ['ㅍ 주투 50만', 'S 주술투구~0.3,주홍투구~0.3 500000 x- AMBIGUOUS_ITEM'],
  ])('%s → %s', (text, reading) => expect(readingOf(text)).toBe(reading));

  it('by rule that may be another word is no item beside what is not understood', () => {
    expect(parse('흑중인지 뭔지 모르는 흑중 50만 팝니다').items).toEqual([]);
    for (const word of ['가장', '일반', '정보', '수비', '현장']) expect(parse(`${word} 팝니다`).items).toEqual([]);
  });
});

describe('price and count', () => {
  const goods = ['진호박', '만리향씨앗', '웅담'];
  const counts = [2, 16, 100];
  const prices = [
    ['9천', 9000],
    ['10만', 100_000],
    ['7처넌', 7000],
  ] as const;
  const cases = goods.flatMap((name) =>
    counts.flatMap((count) => prices.map(([amount, price]) => ({ name, count, amount, price }))),
  );
  const readOf = (text: string) => {
    const { price, quantity, confidence } = parse(text);
    return { price, quantity, isSure: confidence >= 0.9 };
  };

  it('are per piece where the price stands first, and for all where the count does, but never surely', () => {
    for (const { name, count, amount, price } of cases) {
      const whole = price % count === 0 ? price / count : null;
      expect(readOf(`${name} ${amount} ${count}개 팝니다`)).toEqual({ price, quantity: count, isSure: false });
      expect(readOf(`${name} ${count}개 ${amount}에 팝니다`)).toEqual({ price: whole, quantity: count, isSure: false });
    }
  });

  it('are those of a piece where both stand there', () => {
    for (const { name, count, amount, price } of cases) {
      const less = price * count - 1000;
      for (const all of [`다 사면 ${less}전`, `일괄 ${less}전`, `전부 사시면 ${less}전`]) {
        expect(parse(`${name} 개당 ${amount}에 ${count}개 ${all} 팝니다`)).toMatchObject({ price, quantity: count });
      }
    }
  });

  it('leave open what no order says', () => {
    for (const text of ['ㅍ 진호박 1억에 300개', 'ㅍ 진호박 약 100개 50만', 'ㅍ 진호박 한 묶음 50만']) {
      expect(parse(text).price, text).toBeNull();
    }
  });
});

describe('what stands beside a price', () => {
  const offers = ['현철중검 50만 팝니다', 'ㅍ 현철중검 50만', '삽니다 현철중검 50만'];

  it.each(['접속종료 5분전', '창고 비우실분 귓', '10분 전 접속', '5분뒤 접종', '30분 남음'])(
    '%s costs no price',
    (tail) => {
      for (const offer of offers) expect(parse(`${offer} ${tail}`).price, `${offer} ${tail}`).toBe(500_000);
    },
  );

  it.each(['+1300가능', '+1300 가능', '+ 50만', '+3천', '+1억 가능'])(
    '%s alone is a difference and no price',
    (more) => {
      for (const text of [`순정해갑 팝니다 ${more}`, `ㅍ 해갑${more}`, `해갑 팝니다 ${more} 귓`]) {
        expect(parse(text), text).toMatchObject({ tradeType: 1, price: null, items: [{ name: '해골갑옷' }] });
      }
    },
  );
});

describe('every item', () => {
  const sure = items.filter(({ name }) => !/\d$/.test(name));

  it('is found by its name, sold and bought', () => {
    const wrong = items.filter(({ id, name }) => {
      const [sold, bought] = [parse(`ㅍ ${name} 50만`), parse(`${name} 3천에 삽니다`)];
      return !(
        sold.items[0]?.id === id &&
        sold.tradeType === 1 &&
        sold.price === 500_000 &&
        bought.items[0]?.id === id
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('is found with a number and a sign directly behind it', () => {
    const wrong = sure.filter(({ id, name }) => {
      const read = parse(`팝니다 ${name}50만ㅎㅎ`);
      return read.items[0]?.id !== id || read.price !== 500_000;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('generated shouts', () => {
  const [first = '', ...names] = items.map(({ name }) => name).filter(({ length }) => length > 1);
  const readings = generatedShouts([first, ...names], { count: 4000, seed: 12 }).map((shout) => ({
    shout,
    read: parseShout(shout.text, sourceLexicon, []),
  }));
  const isSure = ({ read }: (typeof readings)[number]) => read.confidence >= 0.9;

  it('are different, and most have a price', () => {
    expect(new Set(readings.map(({ shout }) => shout.text)).size).toBeGreaterThan(3800);
    expect(readings.filter(({ shout }) => shout.price !== null).length).toBeGreaterThan(3000);
    expect(readings.filter(({ shout }) => shout.price === null).length).toBeGreaterThan(300);
  });

  it('never get a wrong price with confidence', () => {
    const wrong = readings.filter(
      (one) => isSure(one) && one.read.price !== null && one.read.price !== one.shout.price,
    );
    expect(wrong.map(({ shout, read }) => [shout.text, read.price])).toEqual([]);
  });

  it('with a price are read rightly and surely, side, name and quantity too, 95 in 100', () => {
    const priced = readings.filter(({ shout }) => shout.price !== null);
    const right = priced.filter(
      (one) =>
        isSure(one) &&
        one.read.price === one.shout.price &&
        one.read.tradeType === one.shout.tradeType &&
        one.read.items[0]?.name === one.shout.name &&
        one.read.quantity === one.shout.quantity,
    );
    expect(right.length / priced.length).toBeGreaterThan(0.95);
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    ...'ㅍ ㅅ 현철중검 진호박 도토리 100개 개당 일괄 3천 45만 1.5억 35 0만 내구 38만 제시 ㅈㅅ 교환 나눔 흥정 인증 선불 삼 팜 ㅇㅁ , / ~ x10 천 만오천 ㅋㅋ 구함'.split(
      ' ',
    ),
  );
  const shout = fc.array(word, { maxLength: 14 }).chain((words) => fc.constantFrom(words.join(' '), words.join('')));
  const anything = fc.oneof(shout, fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 120 }));
  const ids = new Set(items.map(({ id }) => id));

  it('returns a valid answer, with known items and possible numbers', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = readShoutSchema.strict().parse(parse(text));
        expect(read.items.every(({ id }) => ids.has(id))).toBe(true);
        if (read.flags.some((flag) => flag === 'OFFER' || flag === 'BARTER' || flag === 'GIVEAWAY'))
          expect(read.price).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('reads a price per piece as it was typed, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 400_000 }), (quantity, man) => {
        expect(parse(`ㅍ 진호박 ${quantity}개 개당 ${man}만 귓`)).toMatchObject({ price: man * 10_000, quantity });
        expect(parse(`진호박 ${quantity}개 일괄 ${man}만에 팝니다`).price).toBe(
          (man * 10_000) % quantity === 0 ? (man * 10_000) / quantity : null,
        );
      }),
    );
  });
});

describe('the lexicon', () => {
  const swords = [
    makeItem({ id: 1, name: '가나다검' }),
    makeItem({ id: 2, name: '가난다검' }),
    makeItem({ id: 3, name: '반지(소)' }),
    makeItem({ id: 4, name: '반지(대)' }),
  ];
  const short = (name: string) =>
    ({ ...abbreviations[0], id: 1, short: '가검', name }) as (typeof abbreviations)[number];
  const own = shoutLexicon({ items: swords, abbreviations: [short('가나다검'), short('가난다검'), short('백호참')] });
  const meant = (name: string) => own.names.get(name)?.map(({ id, score }) => [id, score]);

  it('prefers full names to derived ones, and treats ambiguous short names as such', () => {
    expect(meant('가나다검')).toEqual([[1, 1]]);
    expect(meant('가검')).toEqual([
      [1, 0.45],
      [2, 0.45],
    ]);
    expect(meant('ㄱㄴㄷㄱ')).toEqual([
      [1, 0.4],
      [2, 0.4],
    ]);
    expect(meant('반지')).toEqual([
      [3, 0.3],
      [4, 0.3],
    ]);
  });
});
