import { STATUS_LABELS, TRADE_STATUS } from '#features/trade/trades/trade.labels.ts';
import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { gameServerParam } from '../acts/game-server.params.ts';
import { choiceField, wordsField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const STATUSES = Object.values(TRADE_STATUS).map((status) => [status, STATUS_LABELS[status]] as const);
const HIDDEN = [
  ['true', '숨긴 것'],
  ['false', '보이는 것'],
] as const;
const EXCLUDED = [
  ['true', '뺀 것'],
  ['false', '넣은 것'],
] as const;

export const tradeListFilter = {
  fields: {
    q: wordsField({ title: '거래 찾기', placeholder: '거래 번호, 아이템, 올린 사람' }),
    status: choiceField({ title: '상태', any: '전체', choices: STATUSES }),
    hidden: choiceField({ title: '숨김', any: '전체', choices: HIDDEN }),
    excluded: choiceField({ title: '시세', any: '전체', choices: EXCLUDED }),
  },
};

/** Links from a player and from an item lead to theirs alone. */
export const ofOneParams = { profileId: param.whole(1, MAX_ID), itemId: param.whole(1, MAX_ID) };

export const tradeListParams = definePageParams({
  data: { ...tradeListFilter.fields, ...gameServerParam, ...ofOneParams, ...openRowParam },
});

export type TradeSearch = Partial<Omit<ReturnType<typeof tradeListParams.read>, 'open'>>;

/** The list with one trade alone, opened. */
export function tradePath(id: number): string {
  return tradeListParams.link('/operator/trades', { q: String(id), open: id });
}

export function tradesOfItemPath(itemId: number): string {
  return tradeListParams.link('/operator/trades', { itemId });
}

export function tradesOfPlayerPath(profileId: number, search: TradeSearch = {}): string {
  return tradeListParams.link('/operator/trades', { ...search, profileId });
}

/** The page of quotes with the evidence of an item (`quote-list.params.ts`). */
export function evidencePath(itemId: number): string {
  return `/operator/quotes?${new URLSearchParams({ item: String(itemId) })}`;
}
