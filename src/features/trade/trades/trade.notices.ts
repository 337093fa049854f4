import type { Notice } from '#shared/notice.ts';
import type { ListedTrade, OwnTrade } from './trade.contract.ts';
import { CANCELLED_AFTER_DAYS, OLD_AFTER_DAYS } from './trade.limits.ts';

type TradeNotice = Notice<'trade.old' | 'trade.cancelled' | 'trade.confirm' | 'trade.hidden' | 'trade.manner'>;

export const tradeNotices = {
  /**
   * @param countedAt the last change of the trade, so that a trade that is changed and becomes old again notifies again
   */
  old: ({ id, item }: ListedTrade, countedAt: Date): TradeNotice => ({
    kind: 'trade.old',
    title: `${OLD_AFTER_DAYS}일 지난 거래가 있습니다`,
    body: `${item.name} 거래를 ${OLD_AFTER_DAYS}일 동안 수정하거나 끌올하지 않았습니다. 그대로 두면 ${CANCELLED_AFTER_DAYS}일째에 자동으로 내려갑니다.`,
    path: `/trade/view/${id}`,
    once: `trade:${id}:old:${countedAt.getTime()}`,
  }),

  expired: ({ id, itemId, item }: ListedTrade): TradeNotice => ({
    kind: 'trade.cancelled',
    title: '오래된 거래가 내려갔습니다',
    body: `${item.name} 거래가 ${CANCELLED_AFTER_DAYS}일 동안 그대로여서 내려갔습니다. 누르면 같은 내용으로 다시 올릴 수 있습니다.`,
    path: `/trade/register/${itemId}?repeat=${id}`,
    once: `trade:${id}:cancelled`,
  }),

  money: ({ id, item }: ListedTrade): TradeNotice => ({
    kind: 'trade.cancelled',
    title: '게임 돈을 올린 글이 내려갔습니다',
    body: `${item.name}: 게임 돈은 사고팔 수 없습니다. 아이템 글의 가격으로 적어 주세요.`,
    path: '/me/trades?status=3',
    once: `trade:${id}:cancelled`,
  }),

  /** Carries no name: notifications outlive a deleted player. */
  confirm: ({ id, item }: ListedTrade): TradeNotice => ({
    kind: 'trade.confirm',
    title: '거래했는지 알려 주세요',
    body: `${item.name} 거래를 함께 끝냈다고 올린 사람이 적었습니다. 맞는지 14일 안에 눌러 주세요.`,
    path: `/trade/view/${id}`,
    once: `trade:${id}:confirm`,
  }),

  /** Carries no name: notifications outlive a deleted player. */
  manner: ({ id, item }: OwnTrade, isFromOwner: boolean): TradeNotice => ({
    kind: 'trade.manner',
    title: '거래한 상대가 매너를 남겼습니다',
    body: `${item.name} 거래를 함께한 사람이 매너를 남겼습니다.`,
    path: `/trade/view/${id}`,
    once: `trade:${id}:manner:${isFromOwner ? 'owner' : 'counterpart'}`,
  }),

  hidden: ({ id, item, status }: ListedTrade, reason: string, at: Date): TradeNotice => ({
    kind: 'trade.hidden',
    title: '거래가 숨겨졌습니다',
    body: `${item.name} 거래를 운영자가 숨겼습니다. 사유: ${reason}`,
    path: `/me/trades?status=${status}`,
    once: `trade:${id}:hidden:${at.toISOString()}`,
  }),

  /** Tells a player once of several trades that were hidden together. */
  severalHidden: (trades: readonly ListedTrade[], reason: string, at: Date): TradeNotice => ({
    kind: 'trade.hidden',
    title: `거래 ${trades.length}건이 숨겨졌습니다`,
    body: `${trades[0]?.item.name ?? ''} 등 거래 ${trades.length}건을 운영자가 숨겼습니다. 사유: ${reason}`,
    path: '/me/trades',
    once: `trade:${trades[0]?.id}:hidden:${at.toISOString()}:${trades.length}`,
  }),
};
