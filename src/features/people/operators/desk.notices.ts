import type { Notice } from '#shared/notice.ts';

/** A list of the desk, which nobody may import. */
const APPEALS = '/operator/appeals';

type DeskNotice = Notice<'desk.report' | 'desk.appeal'>;

/** For operators. They also go to services outside of the site, so they have no names and no texts of players. */
export const deskNotices = {
  fraud: (reportId: number): DeskNotice => ({
    kind: 'desk.report',
    title: '사기 신고가 들어왔습니다',
    body: `신고 ${reportId}번`,
    path: `/operator/reports/${reportId}`,
    once: `desk.report:${reportId}`,
  }),

  appeal: (inquiryId: number): DeskNotice => ({
    kind: 'desk.appeal',
    title: '이의가 들어왔습니다',
    body: `문의 ${inquiryId}번`,
    path: `${APPEALS}?open=${inquiryId}`,
    once: `desk.appeal:${inquiryId}`,
  }),
};
