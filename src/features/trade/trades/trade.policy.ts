import { mayReadHidden } from '#features/people/operators/read-hidden.policy.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { TradeStatus } from './trade.contract.ts';
import { TRADE_STATUS } from './trade.labels.ts';
import { tradeErrors } from './trade-error.labels.ts';
import type { TradeRow } from './trade-row.ts';

export interface TradeActor {
  /** Null: signed out, not known yet, or without a profile. */
  readonly profileId: number | null;
  readonly level?: OperatorLevel | null;
}

export interface TradeSubject {
  readonly profileId: number;
  readonly status: TradeStatus;
  readonly hiddenAt?: string | Date | null;
  readonly userId?: string | null;
}

/** manage: use the owner's tools. change: edit the price or status. contact: whisper to its player. */
export type TradeAction = 'see' | 'manage' | 'change' | 'contact';

/** Used by the server and in the browser: lists are the same for everybody, so the browser decides for its viewer. */
export function can({ profileId, level = null }: TradeActor, action: TradeAction, trade: TradeSubject): boolean {
  const isOwn = profileId === trade.profileId;
  const isWaiting = trade.status === TRADE_STATUS.waiting;
  const sees = () => isOwn || isPublic(trade) || mayReadHidden(level);
  const may: Readonly<Record<TradeAction, () => boolean>> = {
    see: sees,
    manage: () => isOwn,
    change: () => isOwn && isWaiting,
    contact: () => !isOwn && isWaiting && trade.userId !== null && sees(),
  };
  return may[action]();
}

export function isPublic({ status, hiddenAt = null }: Pick<TradeSubject, 'status' | 'hiddenAt'>): boolean {
  return status !== TRADE_STATUS.cancelled && hiddenAt === null;
}

type Seen = Pick<TradeRow, 'status' | 'hidden_at' | 'rests_since' | 'profile_id'>;

/** A trade of a suspended player is hidden like one that an operator hid. */
export function toSubject({ profile_id: profileId, status, hidden_at, rests_since }: Seen): TradeSubject {
  return { profileId, status, hiddenAt: hidden_at ?? rests_since };
}

/** Only the owner may change a trade. A trade that others may not see does not exist for them. */
export function requireOwner<Row extends Seen>(row: Row | undefined, profileId: number): Row {
  if (!row || !can({ profileId }, 'see', toSubject(row))) throw noTrade();
  if (can({ profileId }, 'manage', toSubject(row))) return row;
  throw new AppError('FORBIDDEN', { message: tradeErrors.foreignTrade });
}

/** Completed and cancelled trades are final. */
export function requireWaiting({ status }: Seen): void {
  if (status === TRADE_STATUS.completed) throw new AppError('CONFLICT', { message: tradeErrors.completed });
  if (status === TRADE_STATUS.cancelled) throw new AppError('CONFLICT', { message: tradeErrors.cancelled });
}

export function noTrade(): AppError {
  return new AppError('NOT_FOUND', { message: tradeErrors.goneTrade });
}
