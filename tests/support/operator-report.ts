import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import type { ReportDetail, ReportedPerson } from '#features/people/reports/report-detail.contract.ts';

const AT = '2026-11-20T12:00:00.000Z';

/** A report about a listing, as operators read it. */
export function operatorReport(id: number, reportedName: string): OperatorReport {
  return {
    id,
    createdAt: AT,
    updatedAt: AT,
    deletedAt: null,
    tradeId: 48_190,
    partyId: null,
    guildId: null,
    postId: null,
    broadcastId: null,
    type: 2,
    comment: '선불로 보냈는데 물건을 안 주고 나갔어요',
    reporterId: 5,
    reportedId: 6,
    reportedName,
    status: 1,
    answer: null,
    handledAt: null,
    reporterName: '한소금',
    reportedBannedAt: null,
    trade: null,
    party: null,
    guild: null,
    post: null,
    broadcast: null,
    reportedText: '용의비늘 팝니다',
    reportsOfReported: 13,
    reporterUpheld: 9,
    reporterHandled: 10,
    weight: 5,
    laterUntil: null,
    isAboutOperator: false,
    handledByName: null,
    actions: [],
    settledById: null,
    more: null,
  };
}

/** The player whom `operatorReport` is about. */
export function reportedPerson(name: string, parts: Partial<ReportedPerson> = {}): ReportedPerson {
  return {
    profileId: 6,
    userId: '00000000-0000-4000-8000-000000000006',
    name,
    job: 2,
    grade: 2,
    level: 99,
    createdAt: AT,
    bannedAt: null,
    reports: { against: 4, upheld: 0, open: 3, made: 0 },
    trades: { done: 2, cancelled: 14, waiting: 6 },
    sanctions: [],
    notes: [],
    ...parts,
  };
}

/** The report with nothing beside it but what is given. */
export function reportDetail(report: OperatorReport, parts: Partial<ReportDetail> = {}): ReportDetail {
  const none = { others: [], timeline: [], prices: null, person: null, similar: [], viewers: [], now: null };
  // biome-ignore lint/suspicious/noThenProperty: the contract names it so
  return { report, then: null, ...none, ...parts };
}
