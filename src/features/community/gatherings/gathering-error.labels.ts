import { AppError, type InputIssue } from '#shared/errors.ts';
import { GATHERINGS_A_DAY } from './gathering.limits.ts';

/** Reasons for which a request is refused. */
export const gatheringErrors = {
  gone: '일정을 찾을 수 없습니다. 이 문파의 일정인지 확인해 주세요.',
  untimely: '일정은 지금부터 10분 뒤에서 60일 뒤 사이에 시작해야 합니다.',
  unknownDungeon: '열린 사냥터 가운데서 골라 주세요.',
  notMaker: '만든 사람과 문주, 부문주만 할 수 있습니다.',
  tooMany: `문파 일정은 하루에 ${GATHERINGS_A_DAY}개까지 만들 수 있습니다. 내일 다시 해 주세요.`,
} as const;

const ENDED = { ended: '끝난 일정입니다.', cancelled: '취소한 일정입니다.' } as const;

/** Refuses a change of a gathering that has ended or was cancelled. */
export function gatheringEnded(how: keyof typeof ENDED): AppError {
  return new AppError('CONFLICT', { message: ENDED[how], data: { reason: 'ENDED' } });
}

export function noGathering(): AppError {
  return new AppError('NOT_FOUND', { message: gatheringErrors.gone });
}

export function notMaker(): AppError {
  return new AppError('FORBIDDEN', { message: gatheringErrors.notMaker });
}

export function gatheringIssues(issues: readonly InputIssue[]): AppError {
  return new AppError('INVALID_INPUT', { issues: [...issues] });
}
