import type { Notice } from '#shared/notice.ts';
import { REPORT_STATUS, type Report } from './report.contract.ts';

export const reportNotices = {
  handled: ({ id, status, answer }: Pick<Report, 'id' | 'status' | 'answer'>): Notice<'report.handled'> => ({
    kind: 'report.handled',
    title: `보내 주신 신고를 살펴보고 ${status === REPORT_STATUS.actedUpon ? '조치했습니다' : '조치하지 않았습니다'}`,
    body: answer ?? '',
    path: '/notifications',
    once: `report:${id}`,
  }),
};
