import type { ListedTrade, OwnTrade } from '#features/trade/trades/trade.contract.ts';

const AT = '2026-11-20T18:04:30.000Z';

export function listedTrade(parts: Partial<ListedTrade> = {}): ListedTrade {
  return {
    id: 7,
    createdAt: AT,
    updatedAt: AT,
    tradeType: 1,
    durability: null,
    price: 100,
    payMethod: 1,
    isAuth: false,
    isNegotiation: false,
    comment: '',
    quantity: 1,
    status: 1,
    completedAt: null,
    cancelledAt: null,
    confirmedAt: null,
    excludePrice: false,
    profileId: 3,
    itemId: 5,
    gameServer: 1,
    bumpedAt: AT,
    liftedAt: AT,
    isOld: false,
    isSample: false,
    item: { id: 5, name: '진호박', type: 10, iconUrl: null },
    profile: { id: 3, userId: null, name: '풍백', job: 1, grade: 0, level: 1 },
    ...parts,
  };
}

export function ownTrade(parts: Partial<OwnTrade> = {}): OwnTrade {
  return {
    ...listedTrade(),
    hiddenAt: null,
    hiddenReason: null,
    restsSince: null,
    cancelledBy: null,
    counterpart: null,
    ...parts,
  };
}
