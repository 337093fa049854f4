import { expect, it } from 'vitest';
import type { OtherReport, TimelineEvent } from '#features/people/reports/report-detail.contract.ts';
import { operatorReport } from '#tests/support/operator-report.ts';
import { reportedPrice, timelineLines } from './report-timeline.labels.ts';

const at = (minute: number) => `2026-11-20T11:${minute}:00.000Z`;
const event = (minute: number, kind: TimelineEvent['kind'], parts: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...{ at: at(minute), kind, price: null, by: null, id: null },
  ...parts,
});
const report = { ...operatorReport(1042, '바람도깨비'), createdAt: at(14) };
const other = (minute: number, isSameThing: boolean) =>
  ({
    ...operatorReport(1044, '바람도깨비'),
    createdAt: at(minute),
    reporterName: '갈대밭',
    isSameThing,
  }) as OtherReport;

it('the life of a trade is told with the reports about it, and what came after them is marked', () => {
  const timeline = [
    event(10, 'created', { price: 11_000 }),
    event(11, 'changed', { price: 12_000 }),
    event(12, 'cancelled', { by: 'owner' }),
    event(20, 'reposted', { id: 48_213 }),
  ];
  const lines = timelineLines({ report, others: [other(31, true), other(32, false)], timeline });
  expect(lines.map(({ text, isMarked }) => [text, isMarked])).toEqual([
    ['거래를 올림, 가격 1만1천', false],
    ['가격을 1만2천으로 바꿈', false],
    ['본인이 내림', false],
    ['한소금이 신고', true],
    ['같은 아이템을 다시 올림 (거래 48213)', true],
    ['갈대밭이 신고', true],
  ]);
});

it('the price beside the quotes is the one of the moment of the report', () => {
  const changes = [
    { at: at(10), price: 11_000 },
    { at: at(12), price: null },
    { at: at(20), price: 13_000 },
  ];
  expect(reportedPrice(report, changes, 13_000)).toBeNull();
  expect(reportedPrice(report, [], 13_000)).toBe(13_000);
});
