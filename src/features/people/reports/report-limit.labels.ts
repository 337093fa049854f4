import { MAX_A_DAY } from './report-limit.rules.ts';

export function tooManyOpen(most: number): string {
  return `처리 중인 신고가 ${most}개 있습니다. 답을 받은 뒤에 다시 신고할 수 있습니다.`;
}

export function tooManyToday(): string {
  return `신고는 하루에 ${MAX_A_DAY}번까지 할 수 있습니다. 내일 다시 해 주세요.`;
}
