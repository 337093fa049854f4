import type { MomentKind } from './overview.contract.ts';

/** Beside each stands the name of what begins or ends. */
export const MOMENT_LABELS: Readonly<Record<MomentKind, string>> = {
  'maintenance.begin': '점검 시작',
  'maintenance.end': '점검 끝',
  'banner.begin': '배너 시작',
  'banner.end': '배너 끝',
  'brake.end': '신규 회원 쓰기 제한 끝',
  'suspension.end': '정지 해제',
  'operator.end': '운영자 기한 끝',
  'article.publish': '예약한 글 게시',
  'event.begin': '행사 시작',
  'event.end': '행사 끝',
  'terms.begin': '이용약관 시행',
  'policy.begin': '개인정보처리방침 시행',
};

export function versionName(version: number): string {
  return `버전 ${version}`;
}
