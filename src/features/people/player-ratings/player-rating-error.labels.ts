import { AppError } from '#shared/errors.ts';
import type { RatingIssue } from './player-rating.rules.ts';

const REFUSALS: Readonly<Record<RatingIssue, string>> = {
  NEW_ACCOUNT: '가입한 지 7일이 지나야 매너를 남길 수 있습니다.',
  TOO_SOON: '같은 사람에게는 7일에 한 번만 매너를 남길 수 있습니다.',
  TOO_LATE: '14일이 지나 매너를 남길 수 없습니다.',
  NOT_CONFIRMED: '상대가 확인한 거래에만 매너를 남길 수 있습니다.',
  NOT_TOGETHER: '파티에서 20분 넘게 함께한 사람에게만 매너를 남길 수 있습니다.',
};

export function ratingConflict(reason: RatingIssue): AppError {
  return new AppError('CONFLICT', { message: REFUSALS[reason], data: { reason } });
}
