import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { TRADE_TYPE_LABELS } from '#features/trade/trades/trade.labels.ts';
import { call } from '#platform/client/call.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { GROUP_LABELS } from '../desk.labels.ts';
import { playerSource } from '../people/player-source.ts';
import { settingSource } from '../site/setting-source.ts';
import { tradePath } from '../trades/trade-list.params.ts';
import { deskEntries } from './desk-pages.ts';
import type { DeskSource } from './desk-source.ts';

const pages: DeskSource = {
  name: '메뉴',
  level: OPERATOR_LEVEL.editor,
  find: (text, { level }) =>
    deskEntries(level)
      .filter(({ label }) => matchesName(label, text))
      .map(({ path, label, menu }) => ({
        href: path,
        label,
        ...(menu.group !== null && { detail: GROUP_LABELS[menu.group] }),
      })),
};

const NUMBER = /^[1-9]\d{0,9}$/;

const trades: DeskSource = {
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

/** THE list of what the search of the desk asks, in the order in which it shows what they found. */
export const DESK_SOURCES: readonly DeskSource[] = [pages, playerSource, trades, settingSource];
