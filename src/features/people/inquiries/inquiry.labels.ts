import type { InquiryType } from './inquiry.contract.ts';

export const INQUIRY_TYPE_LABELS: Readonly<Record<InquiryType, string>> = {
  1: '문의',
  2: '정지 이의',
  3: '오류·제안',
  4: '제휴',
  9: '기타',
};
