import type { Notice } from '#shared/notice.ts';
import type { OperatorInquiry } from './inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from './inquiry.labels.ts';

export const inquiryNotices = {
  /** Sent for the first answer only. It does not quote the answer, which the person may delete at any time. */
  answered: ({ id, type }: Pick<OperatorInquiry, 'id' | 'type'>): Notice<'inquiry.answered'> => ({
    kind: 'inquiry.answered',
    title: '보내 주신 문의에 답이 달렸습니다',
    body: `${INQUIRY_TYPE_LABELS[type]} ${id}번`,
    path: '/notice/ask',
    once: `inquiry:${id}`,
  }),
};
