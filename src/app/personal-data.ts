import { communityPersonalData } from '#features/community/community-personal-data.service.ts';
import { draftData } from '#features/content/articles/draft-data.service.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import { tradePersonalData } from '#features/trade/trade-personal-data.service.ts';

/** Personal data of all features except `people`, in order of deletion. */
export const personalDataOfFeatures: readonly PersonalData[] = [
  ...tradePersonalData,
  ...communityPersonalData,
  draftData,
];
