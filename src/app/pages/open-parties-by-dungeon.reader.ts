import type { CommunityServices } from '#features/community/community-readers.ts';
import { openParties } from '#features/community/parties/open-parties.reader.ts';
import type { PartyFilter } from '#features/community/parties/party.filter.ts';
import type { PartyLine } from '#features/community/parties/party.labels.ts';

const MOST_READ = 100;
const MOST_AT_DUNGEON = 3;

/** Returns parties with open seats, at most three per dungeon. */
export async function openPartiesByDungeon(services: CommunityServices, filter: PartyFilter): Promise<PartyLine[]> {
  const byDungeon = Map.groupBy(await openParties(services, filter, MOST_READ), ({ dungeonId }) => dungeonId);
  return [...byDungeon.values()].flatMap((some) => some.slice(0, MOST_AT_DUNGEON));
}
