import { MAX_A_DAY } from './report-limit.rules.ts';

export const REPORT_TYPE_NAMES: Readonly<Record<number, string>> = {
  1: '사기',
  2: '허위 매물·허위 가격',
  3: '현금 거래 유도',
  4: '욕설·비매너',
  5: '도배·광고',
  6: '사칭',
  9: '기타',
};

export const REPORT_STATUS_NAMES: Readonly<Record<number, string>> = { 1: '접수', 2: '조치', 3: '기각' };

export function reportTypeName(type: number): string {
  return REPORT_TYPE_NAMES[type] ?? '기타';
}

export function reportStatusName(status: number): string {
  return REPORT_STATUS_NAMES[status] ?? '접수';
}

export function tooManyOpen(most: number): string {
  return `처리 중인 신고가 ${most}개 있습니다. 답을 받은 뒤에 다시 신고할 수 있습니다.`;
}

export function tooManyToday(): string {
  return `신고는 하루에 ${MAX_A_DAY}번까지 할 수 있습니다. 내일 다시 해 주세요.`;
}
