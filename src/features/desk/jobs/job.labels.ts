/** THE table of all jobs, those at set times included. A queue may also hold some of an earlier release. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'alert.check': '운영 알림 살피기',
  'alert.send': '운영 알림 보내기',
  'audit.verify': '운영 기록 확인',
  'backup.nightly': '밤마다 백업',
  'backup.proof': '백업 시험 복원',
  'broadcast.expire': '지난 외침 정리',
  'broadcast.judge': '외침 다시 살피기',
  'broadcast.stored': '새 외침 알리기',
  'data-import.expire': '지난 자료 파일 정리',
  'deletion.record': '탈퇴 기록',
  'draft.expire': '오래된 임시 저장 글 정리',
  'gathering.ended': '문파 일정 끝내기',
  'gathering.reminder': '문파 일정 알림',
  'guild-message.expire': '문파 웹후크 기록 정리',
  'guild.expire': '활동 없는 문파 정리',
  'guild.post-message': '문파 웹후크 보내기',
  'guild.takeover': '문주 이어받기 끝내기',
  'idempotency-key.expire': '지난 요청 답 정리',
  'image.unused': '쓰지 않는 그림 정리',
  'keyword.quiet-ended': '키워드 알림 모아 보내기',
  'live-event.expire': '지난 실시간 소식 정리',
  'manner.expire': '지난 매너 평가 정리',
  'name.expire': '쉬는 이름 풀기',
  'name.skeletons': '닮은 이름 준비',
  'notification.deliver': '알림 보내기',
  'notification.expire': '지난 알림 정리',
  'party.ended': '파티 끝내기',
  'party.expire': '지난 파티 정리',
  'process.expire': '멈춘 프로세스 정리',
  'rate-limit.expire': '요청 제한 정리',
  'report.expire': '지난 신고의 글 정리',
  'security-log.expire': '보안 기록 정리',
  'sign-in.expire': '지난 로그인 정리',
  'suspension.changed': '정지 반영',
  'suspension.expire': '끝난 정지 정리',
  'trade.expire': '오래된 거래 취소',
  'trade.money': '게임 돈 거래 취소',
  'trade.rest': '쉬는 거래 처리',
  'visit.expire': '지난 방문 수 정리',
  'watch.quote': '시세 알림 찾기',
  'watch.trade': '매물 알림 찾기',
  'word-hit.expire': '지난 금지어 횟수 정리',
};

const UNKNOWN = '지난 버전의 작업';

export function jobLabel(name: string): string {
  return Object.hasOwn(JOB_LABELS, name) ? (JOB_LABELS[name] ?? UNKNOWN) : UNKNOWN;
}

export const jobErrors = {
  unknown: '작업을 찾을 수 없습니다. 이미 끝났을 수 있습니다.',
  running: '지금 실행 중인 작업입니다. 끝난 뒤에 다시 해 주세요.',
  notFailed: '실패한 적이 없는 작업입니다.',
} as const;
