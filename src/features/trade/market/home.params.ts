import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { USUAL_DAYS } from '../quotes/quote.contract.ts';

export const POPULAR_DAYS = [1, 7, 30] as const;

export const homeParams = definePageParams({
  data: { days: param.choice(POPULAR_DAYS, USUAL_DAYS), ...gameServerField },
});
