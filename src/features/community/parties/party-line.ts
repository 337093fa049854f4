import type { Party } from './party.contract.ts';
import { placeOf } from './party.labels.ts';

/** The part of a party that other pages show. */
export interface PartyLine extends Pick<Party, 'id' | 'dungeonId' | 'title' | 'seats'> {
  /** Place, such as `국내 흉가 2층`. */
  place: string;
}

export function partyLine(party: Party): PartyLine {
  const { id, dungeonId, title, seats, dungeon } = party;
  return { id, dungeonId, title: dungeon ? title : '아무 데나', seats, place: placeOf(party) };
}
