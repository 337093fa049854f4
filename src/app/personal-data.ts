import { communityPersonalData } from '#features/community/community-personal-data.service.ts';
import { draftData } from '#features/content/articles/article-drafts.service.ts';
import { correctionData } from '#features/content/corrections/propose-correction.service.ts';
import { sweepData } from '#features/desk/sweeps/sweep.service.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import { tradeData } from '#features/trade/trades/trade-data.service.ts';
import { watchData } from '#features/trade/watches/watch.service.ts';

const tradePersonalData: readonly PersonalData[] = [tradeData, watchData];

/** Personal data of all features except `people`, in order of deletion. */
export const personalDataOfFeatures: readonly PersonalData[] = [
  ...tradePersonalData,
  ...communityPersonalData,
  draftData,
  correctionData,
  sweepData,
];
