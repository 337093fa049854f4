import { type InquiryType, type InquiryWaits, MAX_UNANSWERED } from './inquiry.contract.ts';

export const INQUIRY_TYPE_LABELS: Readonly<Record<InquiryType, string>> = {
  1: '문의',
  2: '정지 이의',
  3: '오류·제안',
  4: '제휴',
  9: '기타',
};

/** Returns `답을 기다리는 문의 3건 · 최근 답까지 평균 5시간`; undefined when neither is known. */
export function waitText({ waiting, meanHours }: InquiryWaits): string | undefined {
  const parts = [
    ...(waiting === 0 ? [] : [`답을 기다리는 문의 ${waiting}건`]),
    ...(meanHours === null ? [] : [`최근 답까지 평균 ${hoursText(meanHours)}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

export function tooManyInquiries(): string {
  return `답을 기다리는 문의가 ${MAX_UNANSWERED}개 있습니다. 답을 받은 뒤에 다시 보내 주세요.`;
}

function hoursText(hours: number): string {
  if (hours < 1) return '1시간 안';
  return hours < 48 ? `${Math.round(hours)}시간` : `${Math.round(hours / 24)}일`;
}
