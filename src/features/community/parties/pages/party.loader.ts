import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { Party } from '../party.contract.ts';
import { noParty } from '../party-error.labels.ts';

const OTHERS = 5;

export interface PartyPageData {
  party: Party;
  /** Running ones of the same region. */
  others: Party[];
}

type Services = GameDataServices & CommunityServices;

export async function load({ params }: PageRequest, { parties }: Services): Promise<PartyPageData> {
  const party = await parties.find(readId(params.id));
  if (!party) throw noParty();
  const { gameServer, dungeon } = party;
  const like = { gameServer, open: true, region: dungeon?.region as 1 | 2 | 3 | 4 | 5 | undefined };
  const { rows } = await parties.list(like, { limit: OTHERS + 1 });
  return { party, others: rows.filter(({ id }) => id !== party.id).slice(0, OTHERS) };
}
