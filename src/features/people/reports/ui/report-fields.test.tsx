import { describe, expect, it } from 'vitest';
import { hasIssues } from '#shared/form.ts';
import { newReportSchema, REPORT_TYPE, type Report } from '../report.contract.ts';
import { findAnsweredReport, findOpenReport } from './open-report.rules.ts';
import { REPORT_CHOICES, reportForm, reportFormat } from './report-fields.tsx';

const report = (parts: Partial<Report>): Report => ({
  id: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  deletedAt: null,
  tradeId: null,
  partyId: null,
  guildId: null,
  postId: null,
  broadcastId: null,
  type: 1,
  comment: '글',
  reporterId: 1,
  reportedId: 2,
  reportedName: '아무개',
  status: 1,
  answer: null,
  handledAt: null,
  ...parts,
});

describe('the form of a report', () => {
  it('has the types of the contract', () => {
    expect(REPORT_CHOICES.map(({ type }) => type)).toEqual(Object.values(REPORT_TYPE));
    expect(REPORT_CHOICES.every(({ label }) => label !== '')).toBe(true);
  });

  it.each([
    [null, '충분히 긴 글', false],
    [1, '짧다', false],
    [1, '   짧다   ', false],
    [1, '다섯글자요', true],
    [9, '가'.repeat(500), true],
    [9, '가'.repeat(501), false],
  ] as const)('type %s with %#: can be sent: %s', (type, comment, canBeSent) => {
    expect(hasIssues(reportForm.validate({ type, comment }))).toBe(!canBeSent);
    if (type !== null) expect(newReportSchema.safeParse({ profileId: 2, type, comment }).success).toBe(canBeSent);
  });

  it('reads what was stored, and replaces invalid values', () => {
    const stored = '{"type":3,"comment":"적던 글","key":"k"}';
    const draft = { values: { type: 3, comment: '적던 글' }, key: 'k' } as const;
    expect(reportFormat.parse(stored)).toEqual(draft);
    expect(reportFormat.format(draft)).toBe(stored);
    expect(reportFormat.parse('{"type":7,"comment":5}')).toEqual({ values: reportForm.empty, key: null });
    expect(reportFormat.parse(null)).toBeNull();
  });
});

describe('reports of a player', () => {
  const reports = [
    report({ id: 1, status: 2, updatedAt: '2026-11-02T00:00:00.000Z' }),
    report({ id: 2, status: 3, updatedAt: '2026-11-03T00:00:00.000Z' }),
    report({ id: 3, reportedId: 9 }),
  ];

  it('has only open ones of that player', () => {
    expect(findOpenReport(reports, { profileId: 2 })).toBeUndefined();
    expect(findOpenReport(reports, { profileId: 9 })?.id).toBe(3);
  });

  it('returns the last answer', () => {
    expect(findAnsweredReport(reports, { profileId: 2 })?.id).toBe(2);
    expect(findAnsweredReport(reports, { profileId: 9 })).toBeUndefined();
  });
});
