import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { formatMethod, formatReason, type Phrase } from './evidence.labels.ts';

const textOf = (phrase: Phrase) => phrase.map((part) => (typeof part === 'string' ? part : part.number)).join('');
const quote = { ...NO_ITEM_QUOTES.sell, median: 485_000, p25: 465_000, p75: 520_000, players: 34 };

describe('the method', () => {
  it('is told to players in these four sentences', () => {
    expect(formatMethod(7)).toEqual([
      '최근 7일, 한 사람의 마지막 가격 하나만 봅니다.',
      '가입 7일이 안 된 사람은 적게 셉니다.',
      '5명부터, 중간 가격의 3배 밖은 뺍니다(가격이 넓게 퍼진 아이템은 더 넓게).',
      '남은 가격의 중간이 시세입니다.',
    ]);
    expect(formatMethod(30)[0]).toBe('최근 30일, 한 사람의 마지막 가격 하나만 봅니다.');
  });
});

describe('why this price', () => {
  it('contains who was counted, who was not, and where the median lies', () => {
    expect(textOf(formatReason('sell', quote, 7, 3))).toBe(
      '지난 7일 동안 팝니다 가격을 올린 34명의 가격을 한 사람에 하나씩 모았습니다. 중간 가격은 48만5천입니다. 중간 50%는 46만5천에서 52만 사이에 있습니다. 시세와 동떨어진 3명은 제외했습니다.',
    );
  });

  it('has no halves for one price, and no rejected prices without any', () => {
    const one = { ...quote, players: 1, p25: 485_000, p75: 485_000 };
    expect(textOf(formatReason('buy', one, 7, 0))).toBe(
      '지난 7일 동안 삽니다 가격을 올린 1명의 가격을 한 사람에 하나씩 모았습니다. 중간 가격은 48만5천입니다. 시세와 동떨어진 가격은 없었습니다.',
    );
    expect(textOf(formatReason('buy', { ...one, players: 2 }, 7, null))).toContain(
      '중간 가격은 48만5천입니다. 중간 50%는 같은 가격입니다. 시세와 동떨어진 가격은 제외했습니다.',
    );
    expect(formatReason('sell', NO_ITEM_QUOTES.sell, 7, 0)).toEqual([]);
  });
});
