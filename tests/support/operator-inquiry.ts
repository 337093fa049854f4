import type { Appeal, InquiryDetail, OperatorInquiry } from '#features/people/inquiries/inquiry.contract.ts';

const AT = '2026-11-29T03:00:00.000Z';
const SUSPENDED_AT = '2026-11-27T03:00:00.000Z';
const UNTIL = '2026-12-10T03:00:00.000Z';
const USER_ID = '00000000-0000-4000-8000-000000000006';

/** An inquiry that waits, as operators read it. */
export function operatorInquiry(id: number, name: string, parts: Partial<OperatorInquiry> = {}): OperatorInquiry {
  return {
    id,
    createdAt: AT,
    updatedAt: AT,
    type: 1,
    content: '거래는 어떻게 취소하나요?',
    answer: null,
    answeredAt: null,
    userId: USER_ID,
    profile: { id: 6, name, bannedAt: null, bannedReason: null },
    ...parts,
  };
}

export function inquiryDetail(inquiry: OperatorInquiry, parts: Partial<InquiryDetail> = {}): InquiryDetail {
  const person = {
    ...{ profileId: 6, userId: USER_ID, name: inquiry.profile?.name ?? '매의눈', createdAt: AT, renamedAt: null },
    ...{ bannedAt: null, warnings: 0, openReports: 0, formerNames: [] },
  };
  return { ...inquiry, person, earlier: [], appeal: null, ...parts };
}

/** A suspension of two weeks that followed a report. */
export function appealOf(parts: Partial<Appeal>): Appeal {
  const sanction = {
    ...{ id: 3, kind: 'suspension' as const, at: SUSPENDED_AT, until: UNTIL, endedAt: null },
    ...{ reason: '허위 매물', by: null, byName: '설악', reportId: 900 },
  };
  const report = {
    ...{ id: 900, createdAt: AT, type: 2, status: 2, otherId: 5, otherName: '한소금' },
    comment: '없는 아이템을 올립니다',
  };
  return {
    suspension: { suspendedAt: SUSPENDED_AT, until: UNTIL, reason: '허위 매물', by: null, byName: '설악' },
    sanctions: [sanction],
    reports: [report],
    acts: [],
    isOwn: false,
    isForOthers: false,
    ...parts,
  };
}
