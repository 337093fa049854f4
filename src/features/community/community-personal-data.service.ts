import type { PersonalData } from '#features/people/personal-data.ts';
import { gatheringData } from './gatherings/gathering-data.service.ts';
import { guildPostData } from './guild-posts/guild-post-data.service.ts';
import { guildData } from './guilds/guild-data.service.ts';
import { keywordData } from './keywords/keyword.service.ts';
import { turnData } from './loot-rotation/loot-rotation-data.service.ts';
import { partyData } from './parties/party-data.service.ts';
import { settlementData } from './settlements/settlement-data.service.ts';

/**
 * Joins the data of several nouns into one section of the export. Deletion runs in this order: the first locks rows
 * that the others change.
 */
function oneSection(name: string, parts: readonly PersonalData[]): PersonalData {
  return {
    name,
    async exportOf(db, who) {
      const found: unknown[] = [];
      for (const { exportOf } of parts) found.push(await exportOf(db, who));
      return found.every((part) => part === undefined) ? undefined : Object.assign({}, ...found);
    },
    async deleteOf(unit, who, at) {
      for (const { deleteOf } of parts) await deleteOf(unit, who, at);
    },
  };
}

export const communityPersonalData: readonly PersonalData[] = [
  turnData,
  partyData,
  oneSection('guilds', [guildData, guildPostData, gatheringData]),
  settlementData,
  keywordData,
];
