import { describe, expect, it } from 'vitest';
import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import { recordLine } from './record-line.labels.ts';

const NOW = Date.parse('2026-11-20T05:00:00.000Z');
const EMPTY: PlayerRecord = {
  since: '2026-11-18T05:00:00.000Z',
  deals: { completed: 0, confirmed: 0 },
  parties: { days: 90, led: 0, joined: 0 },
  manner: [],
  guilds: [],
};

describe('the record of who asks for a seat', () => {
  it('says parties, promises and deals', () => {
    const record = {
      ...EMPTY,
      deals: { completed: 57, confirmed: 12 },
      parties: { days: 90, led: 40, joined: 62 },
      manner: [{ tag: 1, givers: 29 }],
    } satisfies PlayerRecord;
    expect(recordLine(record, NOW)).toBe('최근 90일 파티 102회 · 약속을 지켜요 29명 · 거래 완료 57건');
  });

  it('says since when there could have been one', () => {
    expect(recordLine(EMPTY, NOW)).toBe('가입 3일차 · 아직 기록 없음');
    expect(recordLine({ ...EMPTY, since: '2026-11-20T04:00:00.000Z' }, NOW)).toBe('오늘 가입');
  });
});
