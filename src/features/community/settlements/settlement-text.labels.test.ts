import { describe, expect, it } from 'vitest';
import { settlementText } from './settlement-text.labels.ts';

const share = (name: string, weight: number, amount: number, paidAt: string | null = null) => ({
  name,
  weight,
  amount,
  paidAt,
});

describe('the text of a settlement', () => {
  it('says what was sold, what each gets, who is paid, and what is left over', () => {
    const text = settlementText({
      title: '흑룡 11월 16일',
      sale: 58_516_000,
      rest: 1000,
      kept: 0,
      holderIndex: 1,
      entries: [
        { name: '흑룡의어금니', quantity: 2, amount: 48_000_000 },
        { name: '현철', quantity: 4, amount: null },
      ],
      shares: [
        share('달빛나루', 2, 7_802_000, '2026-11-16T12:00:00.000Z'),
        share('무명검', 2, 7_803_000),
        share('길동이', 1, 3_901_000),
        share('두루미', 4, 15_604_000),
        share('은하수', 3, 11_703_000),
        share('한소금', 0, 0),
      ],
    });
    expect(text.split('\n')).toEqual([
      '[정산] 흑룡 11월 16일 · 총 58,516,000전',
      '흑룡의어금니 2개 48,000,000',
      '현철 4개 아직 안 팔림',
      '',
      '✓ 달빛나루 7,802,000',
      '무명검 7,803,000',
      '길동이 (반 몫) 3,901,000',
      '두루미 (두 몫) 15,604,000',
      '은하수 (몫 3, 보통 2) 11,703,000',
      '한소금 (몫 없음) 0',
      '나머지 1,000전은 돈을 가진 무명검',
    ]);
  });

  it('says what goes to the guild, and nothing of a rest that is none', () => {
    const of = { title: '문파 정산', sale: 100, rest: 0, holderIndex: 0, entries: [], shares: [share('풍백', 1, 90)] };
    expect(
      settlementText({ ...of, kept: 10 })
        .split('\n')
        .at(-1),
    ).toBe('문파 기금 10');
    expect(settlementText({ ...of, kept: 0 })).not.toMatch(/나머지|기금/);
  });
});
