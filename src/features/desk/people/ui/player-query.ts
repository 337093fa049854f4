import { requestRename } from '#features/people/names/name.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import type { FoundPlayer } from '#features/people/players/player.contract.ts';
import { addNote, deleteNote, endSessions, getPlayer, listPlayers } from '#features/people/players/player.contract.ts';
import { playerCursor } from '#features/people/players/player-cursor.rules.ts';
import { endWarning, warnPlayer } from '#features/people/sanctions/sanction.contract.ts';
import { endSuspension, suspendPlayer } from '#features/people/suspensions/suspension.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import type { DeskPlayer } from '../desk-player.ts';
import type { PlayerListSearch } from '../player-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const PEOPLE = ['desk', 'people'];

export interface PlayerRow extends FoundPlayer {
  readonly id: number;
}

/** By the beginning of a name, or the newest first. */
export const playerPages = defineLivePages({
  key: ({ q, state }: PlayerListSearch) => [...PEOPLE, 'list', q ?? '', state ?? ''],
  async read({ q, state }, cursor: string | undefined, signal): Promise<readonly PlayerRow[]> {
    const players = await call(listPlayers, { query: { limit: PAGE_ROWS, cursor, q, state }, signal });
    return players.map((player) => ({ ...player, id: player.profileId }));
  },
  next(page: readonly PlayerRow[]) {
    const last = page.at(-1);
    return last && page.length === PAGE_ROWS ? playerCursor(last) : undefined;
  },
  topics: [ownTopic],
  events: [deskChanged],
  group: () => PEOPLE,
  gatherMs: GATHER_MS,
});

export const playerQuery = defineLiveQuery({
  key: (id: number) => [...PEOPLE, 'one', id],
  read: async (id: number, signal) => (await call(getPlayer, { params: { id }, signal })) as DeskPlayer,
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});

const renewed = { invalidates: () => [PEOPLE], isAwaited: true };
export const playerMutations = {
  warn: defineMutation(warnPlayer, renewed),
  endWarning: defineMutation(endWarning, renewed),
  suspend: defineMutation(suspendPlayer, renewed),
  endSuspension: defineMutation(endSuspension, renewed),
  rename: defineMutation(requestRename, renewed),
  endSessions: defineMutation(endSessions, renewed),
  addNote: defineMutation(addNote, renewed),
  deleteNote: defineMutation(deleteNote, renewed),
};
