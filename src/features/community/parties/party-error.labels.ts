import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { LONGEST_MS, MAX_MINUTES, MAX_REQUESTS, MAX_REQUESTS_OF_PARTY, MIN_MINUTES } from './party.limits.ts';

/** Reasons for which a request is refused. */
export const partyErrors = {
  gone: '파티를 찾을 수 없습니다. 끝났거나 숨겨진 파티일 수 있습니다.',
  unknownServer: '없는 서버입니다.',
  unknownDungeon: '파티를 모을 수 있는 사냥터가 아닙니다.',
  unknownFloor: '그 사냥터에 없는 층입니다.',
  floorAnywhere: '사냥터를 골라야 층을 적을 수 있습니다.',
  crossedLevels: '가장 낮은 레벨이 가장 높은 레벨보다 높습니다.',
  tooSoon: `끝나는 시각은 지금부터 ${MIN_MINUTES}분 뒤보다 빠를 수 없습니다.`,
  tooLate: `끝나는 시각은 지금부터 ${(MAX_MINUTES * MINUTE_MS) / HOUR_MS}시간 안이어야 합니다.`,
  tooLong: `파티는 만든 뒤 ${LONGEST_MS / HOUR_MS}시간까지 이어 갈 수 있습니다.`,
  notLeader: '파티장만 할 수 있습니다.',
  reportLeader: '파티 신고는 파티장에 대한 신고로 접수됩니다. 다른 사람은 그 사람의 프로필에서 신고해 주세요.',
  reportWithoutParty: '파티를 신고한 것이 아니라 파티를 닫을 수 없습니다.',
  notMember: '이 파티에 있던 사람만 할 수 있습니다.',
  unknownMember: '파티원을 찾을 수 없습니다.',
  unknownRequest: '참가 요청이 없습니다. 취소되었을 수 있습니다.',
  nothingToLeave: '참가 요청도 자리도 없는 파티입니다.',
} as const;

const CONFLICTS = {
  IN_PARTY: '이미 다른 파티에 있습니다. 그 파티에서 나온 뒤 다시 해 주세요.',
  IN_ANOTHER: '그사이 다른 파티에 들어간 사람입니다.',
  MOST_ASKS: `참가 요청은 한 번에 ${MAX_REQUESTS}건까지 할 수 있습니다. 다른 요청을 취소한 뒤 다시 해 주세요.`,
  FULL_OF_ASKS: `이 파티는 기다리는 요청이 ${MAX_REQUESTS_OF_PARTY}건이라 더 받지 않습니다.`,
  NO_SEAT: '맞는 빈자리가 없습니다.',
  REFUSED: '이 파티에는 다시 요청할 수 없습니다.',
  REFUSED_JUST_NOW: '거절된 지 얼마 되지 않았습니다. 10분 뒤에 다시 요청할 수 있습니다.',
  LEADER: '파티장은 나갈 수 없습니다. 파티장을 넘기거나 파티를 끝내 주세요.',
  ENDED: '끝난 파티입니다.',
  SEAT_TAKEN: '참가자가 있는 자리는 바꾸거나 없앨 수 없습니다.',
} as const;

type PartyConflict = Exclude<keyof typeof CONFLICTS, 'IN_ANOTHER' | 'REFUSED_JUST_NOW'>;

export function partyConflict(reason: PartyConflict, message: string = CONFLICTS[reason]): AppError {
  return new AppError('CONFLICT', { message, data: { reason } });
}

/**
 * Players refused once, at most ten minutes ago, get the same reason as those who may never ask again, with another
 * message.
 */
export function refusedJustNow(): AppError {
  return partyConflict('REFUSED', CONFLICTS.REFUSED_JUST_NOW);
}

/** Error about a player who is to be seated. */
export function inAnotherParty(): AppError {
  return partyConflict('IN_PARTY', CONFLICTS.IN_ANOTHER);
}

export function noParty(): AppError {
  return new AppError('NOT_FOUND', { message: partyErrors.gone });
}

export function partyIssues(issues: readonly InputIssue[]): AppError {
  return new AppError('INVALID_INPUT', { issues: [...issues] });
}
