import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';

const AT = '2026-11-20T12:00:00.000Z';

/** A listing that waits, as operators read it. */
export function operatorTrade(id: number, parts: Partial<OperatorTrade> = {}): OperatorTrade {
  return {
    id,
    createdAt: AT,
    updatedAt: AT,
    tradeType: 1,
    durability: null,
    price: 480_000,
    payMethod: 2,
    isAuth: false,
    isNegotiation: false,
    comment: '선불만 받습니다',
    quantity: 1,
    status: 1,
    completedAt: null,
    cancelledAt: null,
    confirmedAt: null,
    excludePrice: false,
    profileId: 6,
    itemId: 901,
    gameServer: 1,
    bumpedAt: AT,
    liftedAt: AT,
    isOld: false,
    isSample: false,
    item: { id: 901, name: '현철중검', type: 0, iconUrl: null },
    profile: { id: 6, userId: '00000000-0000-4000-8000-000000000006', name: '매의눈', job: 2, grade: 1, level: 99 },
    hiddenAt: null,
    hiddenReason: null,
    restsSince: null,
    cancelledBy: null,
    counterpart: null,
    hiddenBy: null,
    exclusion: null,
    ...parts,
  };
}
