import { type LiveList, liveLists } from '#shared/live-list.ts';
import type { Party } from './party.contract.ts';
import { PARTY_STATE } from './party.labels.ts';

const isFull = ({ state }: Party) => state === PARTY_STATE.full;

/** Open parties come before full ones. */
const partyLists = liveLists<Party>(
  (one, other) =>
    Number(isFull(one)) - Number(isFull(other)) ||
    Date.parse(other.listedAt) - Date.parse(one.listedAt) ||
    other.id - one.id,
);

export type PartyFeed = LiveList<Party>;

export type PartyChange =
  | { readonly type: 'created' | 'changed'; readonly party: Party; readonly fits: boolean }
  | { readonly type: 'ended'; readonly id: number };

export const { first: firstParties, withPage: withPartyPage, withWaiting: withWaitingParties } = partyLists;

/** @param isAtTop whether the visitor is at the top, so that new rows may appear at once */
export function withPartyChange(feed: PartyFeed, change: PartyChange, isAtTop: boolean): PartyFeed {
  if (change.type === 'ended') return partyLists.withChange(feed, { type: 'remove', id: change.id });
  const { party, fits } = change;
  const known = [...feed.rows, ...feed.waiting].find(({ id }) => id === party.id);
  if (known && Date.parse(known.updatedAt) > Date.parse(party.updatedAt)) return feed;
  if (party.state === PARTY_STATE.ended) return partyLists.withChange(feed, { type: 'remove', id: party.id });
  // A row that no longer fits stays where the visitor reads it, and so does one whose seats changed without a new
  // listing.
  const isInPlace = known !== undefined && known.listedAt === party.listedAt;
  if (!fits || isInPlace)
    return partyLists.withChange(feed, { type: 'patch', patch: (row) => (row.id === party.id ? party : row) });
  const list = partyLists.withChange(feed, { type: 'upsert', row: party });
  return isAtTop && change.type === 'created' ? partyLists.withWaiting(list) : list;
}

/** @param now milliseconds by the server's clock */
export function withoutEnded(feed: PartyFeed, now: number): PartyFeed {
  const ended = [...feed.rows, ...feed.waiting].filter(({ expiredAt }) => Date.parse(expiredAt) <= now);
  return ended.reduce((list, { id }) => partyLists.withChange(list, { type: 'remove', id }), feed);
}
