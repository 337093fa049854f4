import { AppError } from '#shared/errors.ts';
import type { TradeRow } from './trade-row.ts';

type Seen = Pick<TradeRow, 'status' | 'hidden_at' | 'profile_id'>;

/** Everybody sees what waits or is completed, unless operators hid it. */
export function isPublic({ status, hidden_at }: Seen): boolean {
  return status !== 3 && hidden_at === null;
}

/**
 * Only the owner changes a trade. Others hear of it only what they may see anyway.
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export function requireOwner<Row extends Seen>(row: Row | undefined, profileId: number): Row {
  if (row?.profile_id === profileId) return row;
  if (!row || !isPublic(row)) throw noTrade();
  throw new AppError('FORBIDDEN', { message: '올린 사람만 바꿀 수 있는 거래입니다.' });
}

/**
 * Completed and cancelled are final.
 * @throws {AppError} CONFLICT
 */
export function requireWaiting({ status }: Seen): void {
  if (status === 2) throw new AppError('CONFLICT', { message: '이미 완료된 거래입니다.' });
  if (status === 3) throw new AppError('CONFLICT', { message: '이미 취소된 거래입니다.' });
}

export function noTrade(): AppError {
  return new AppError('NOT_FOUND', { message: '그런 거래가 없습니다. 취소되었거나 숨겨졌을 수 있습니다.' });
}
