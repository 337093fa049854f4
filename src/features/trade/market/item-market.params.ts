import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

export const CHART_DAYS = [7, 30, 90, 365] as const;

export const itemMarketParams = definePageParams({
  data: { days: param.choice(CHART_DAYS, 30), ...gameServerField },
});
