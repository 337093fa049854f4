import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { Party } from '../party.contract.ts';
import { noParty } from '../party-error.labels.ts';
import { similarParties } from '../similar-parties.rules.ts';
import { recordLine } from '../ui/own/record-line.labels.ts';

const OTHERS = 5;
const CONSIDERED = 30;
const MONSTERS = 6;

export interface PartyPageData {
  party: Party;
  /** Running parties of the same region; those for the same levels come first. */
  others: Party[];
  /** The leader's record in one line; null: the leader was deleted. */
  leaderRecord: string | null;
  /** Monsters of the dungeon, by experience, most first; null: the party goes anywhere, or they are not known. */
  dungeonMonsters: { href: string; monsters: (GameRef & { exp: number | null })[] } | null;
}

type Services = GameDataServices & CommunityServices & { clock: Clock };

export async function load({ params }: PageRequest, services: Services): Promise<PartyPageData> {
  const { parties, recordOf, clock } = services;
  const party = await parties.find(readId(params.id));
  if (!party) throw noParty();
  const { gameServer, dungeon } = party;
  const like = { gameServer, open: true, region: dungeon?.region as 1 | 2 | 3 | 4 | 5 | undefined };
  const [{ rows }, record] = await Promise.all([
    parties.list(like, { limit: CONSIDERED }),
    party.leader.userId === null ? undefined : recordOf(party.leader.id),
  ]);
  return {
    party,
    others: similarParties(party, rows).slice(0, OTHERS),
    leaderRecord: record ? recordLine(record, clock.now().getTime()) : null,
    dungeonMonsters: listDungeonMonsters(party, services),
  };
}

function listDungeonMonsters({ dungeon }: Party, { catalog }: GameDataServices): PartyPageData['dungeonMonsters'] {
  const monsters = dungeon ? catalog.monstersOfDungeon(dungeon.id) : [];
  if (!dungeon || monsters.length === 0) return null;
  return {
    href: `/dungeons/regions/${dungeon.region}#${dungeon.id}`,
    monsters: monsters
      .toSorted((one, other) => (other.exp ?? -1) - (one.exp ?? -1))
      .slice(0, MONSTERS)
      .map((monster) => ({ ...monsterRef(monster), exp: monster.exp })),
  };
}
