/** 1 약속을 지켜요, 2 답이 빨라요, 3 설명과 같아요. */
export const TRADE_TAGS = [1, 2, 3] as const;
export const PARTY_TAGS = [1, 2] as const;
export type MannerTag = (typeof TRADE_TAGS)[number];
