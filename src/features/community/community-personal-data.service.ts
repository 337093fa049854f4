import type { PersonalData } from '#features/people/personal-data.ts';
import { guildData } from './guilds/guild-data.service.ts';
import { keywordData } from './keywords/keyword.service.ts';
import { partyData } from './parties/party-data.service.ts';
import { settlementData } from './settlements/settlement-data.service.ts';
import { turnData } from './turns/turn-data.service.ts';

export const communityPersonalData: readonly PersonalData[] = [
  turnData,
  partyData,
  guildData,
  settlementData,
  keywordData,
];
