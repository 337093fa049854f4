import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import type { Party } from './party.contract.ts';
import { freeSeatsText, ITEM_DISTRIBUTION_NAMES, placeOf, wantedLevels } from './party.labels.ts';
import { PARTY_STATE } from './party-codes.ts';

/** Draws the share picture of a party from facts alone, without any text of a player. */
export function partyCard(party: Party): ShareCard {
  const free = freeSeatsText(party.seats);
  const isEnded = party.state === PARTY_STATE.ended;
  return {
    title: party.dungeon ? placeOf(party) : '아무 데나',
    kicker: isEnded ? '끝난 파티' : free === '' ? '파티 · 자리 없음' : `파티 · ${free} 구합니다`,
    values: [
      { label: '레벨', value: wantedLevels(party) },
      { label: '분배', value: ITEM_DISTRIBUTION_NAMES[party.itemDistribution] ?? '' },
      { label: '자리', value: `${party.memberCount} / ${party.seats.length}` },
    ],
    look: { icon: 'skill/cave-entrance' },
  };
}
