import type { Party } from './party.contract.ts';
import { placeOf } from './party.labels.ts';

/** What other pages show of a party. */
export interface PartyLine extends Pick<Party, 'id' | 'dungeonId' | 'title' | 'seats'> {
  /** `국내 흉가 2층` */
  place: string;
}

export function partyLine(party: Party): PartyLine {
  const { id, dungeonId, title, seats, dungeon } = party;
  return { id, dungeonId, title: dungeon ? title : '아무 데나', seats, place: placeOf(party) };
}
