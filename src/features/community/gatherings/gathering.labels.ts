import { ANSWER, GATHERING_KIND, GATHERING_STATE } from './gathering.rules.ts';

export const GATHERING_KIND_NAMES = {
  [GATHERING_KIND.hunt]: '사냥',
  [GATHERING_KIND.boss]: '보스',
  [GATHERING_KIND.advancement]: '승급',
  [GATHERING_KIND.meeting]: '모임',
  [GATHERING_KIND.other]: '기타',
} as const;

export const GATHERING_STATE_NAMES = {
  [GATHERING_STATE.upcoming]: '예정',
  [GATHERING_STATE.running]: '진행 중',
  [GATHERING_STATE.ended]: '끝남',
  [GATHERING_STATE.cancelled]: '취소',
} as const;

export const ANSWER_NAMES = {
  [ANSWER.coming]: '참가',
  [ANSWER.notComing]: '불참',
  [ANSWER.unsure]: '미정',
} as const;

/** Label of a 참가 beyond the capacity. */
export const WAITING = '대기';
