import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { Party } from '../party.contract.ts';
import { noParty } from '../party-error.labels.ts';
import { similarParties } from '../similar-parties.rules.ts';

const OTHERS = 5;
const CONSIDERED = 30;

export interface PartyPageData {
  party: Party;
  /** Running ones of the same region, those for the same levels first. */
  others: Party[];
}

type Services = GameDataServices & CommunityServices;

export async function load({ params }: PageRequest, { parties }: Services): Promise<PartyPageData> {
  const party = await parties.find(readId(params.id));
  if (!party) throw noParty();
  const { gameServer, dungeon } = party;
  const like = { gameServer, open: true, region: dungeon?.region as 1 | 2 | 3 | 4 | 5 | undefined };
  const { rows } = await parties.list(like, { limit: CONSIDERED });
  return { party, others: similarParties(party, rows).slice(0, OTHERS) };
}
