import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { onLive } from '#platform/client/live.ts';
import { ownTopic } from '../../../people.topics.ts';
import { knownMe } from '../../../sessions/ui/public/known-me.ts';
import { type MeState, onSessionChange, playerOf, sessionUser } from '../../../sessions/ui/public/me-store.ts';
import { type Gear, getGear, putGear } from '../../gear.contract.ts';
import { gearChanged } from '../../gear.events.ts';

interface SavedGear {
  /** Null: nothing was stored. */
  gear: Gear | null;
  /** Indexes of ids that are no items; empty on a conflict, when another version is stored. */
  unknown: readonly number[];
}

/** Reads and stores 내 장비 in the visitor's account. */
export const accountGear = {
  owner: (): number | null | undefined => {
    const state = sessionUser();
    return state.status === 'unknown' ? undefined : ownerOf(state);
  },
  knownOwner: async (): Promise<number | null> => ownerOf(await knownMe()),
  onOwner: onSessionChange,
  read: (): Promise<Gear> => call(getGear),
  save,
  onChange,
};

function ownerOf(state: MeState): number | null {
  return playerOf(state)?.id ?? null;
}

async function save(gear: Gear): Promise<SavedGear> {
  try {
    return { gear: await call(putGear, { body: gear }), unknown: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.issues.flatMap(({ path }) => placeIn(path) ?? []);
    if (error.code === 'CONFLICT' || unknown.length > 0) return { gear: null, unknown };
    throw error;
  }
}

function placeIn(path: string): number | undefined {
  const place = /^items\.(\d+)$/.exec(path)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** @param onVersion called with the version that is now stored; undefined: not known */
function onChange(onVersion: (version: number | undefined) => void): () => void {
  return onLive([ownTopic], (event) => {
    if (event.type === 'resync') onVersion(undefined);
    else if (gearChanged.matches(event)) onVersion(event.data.version);
  });
}
