import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { GROUP_LABELS } from '../desk.labels.ts';
import { playerSource } from '../people/ui/player-source.ts';
import { settingSource } from '../site/setting-source.ts';
import { tradeSource } from '../trades/ui/trade-source.ts';
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

const reports: DeskSource = {
  name: '신고',
  level: OPERATOR_LEVEL.moderator,
  find: async (text, { signal }) => (await import('../reports/ui/find-report.ts')).findReport(text, signal),
};

/** THE list of what the search of the desk asks, in the order in which it shows what they found. */
export const DESK_SOURCES: readonly DeskSource[] = [pages, playerSource, reports, tradeSource, settingSource];
