import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { TRADE_TYPE_LABELS } from '#features/trade/trades/trade.labels.ts';
import { call } from '#platform/client/call.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import type { DeskSource } from '../../frame/desk-source.ts';
import { tradePath } from '../trade-list.params.ts';

const NUMBER = /^[1-9]\d{0,9}$/;

/** A trade by its number. */
export const tradeSource: DeskSource = {
  name: '거래',
  level: OPERATOR_LEVEL.moderator,
  async find(text, { signal }) {
    if (!NUMBER.test(text)) return [];
    const found = await call(listAllTrades, { query: { q: text, limit: 1 }, signal });
    return found.map(({ id, item, tradeType }) => ({
      href: tradePath(id),
      label: `거래 ${id}`,
      detail: `${item.name} ${TRADE_TYPE_LABELS[tradeType]}`,
    }));
  },
};
