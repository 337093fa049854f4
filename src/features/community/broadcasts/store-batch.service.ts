import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { broadcastEvents, type ReceivedBroadcast } from './broadcast.events.ts';
import { BROADCASTS_STORED } from './broadcast.jobs.ts';
import { SLOT_MS } from './broadcast.limits.ts';
import { messageIssues } from './broadcast-error.labels.ts';
import type { RefusedMessage } from './broadcast-message.rules.ts';
import { findMutedNames } from './broadcast-name.repository.ts';
import { type BroadcastRow, toBroadcast } from './broadcast-row.ts';
import { type RunPlace, runPlaces } from './broadcast-run.rules.ts';
import type { UnderstoodMessage } from './read-batch.service.ts';
import { isMoved, type PlacedShout, placed } from './run-changes.rules.ts';
import {
  findRuns,
  insertBroadcasts,
  lockBroadcasts,
  moveShouts,
  type NewBroadcastRow,
  type StoredShout,
} from './store-broadcasts.repository.ts';

type ShownItems = Pick<Catalog, 'itemById'>;

export interface UnderstoodBatch {
  gameServer: number;
  source: string;
  isSample?: boolean;
  messages: readonly UnderstoodMessage[];
}

export interface StoredBatch {
  stored: number;
  duplicates: number;
  refused: RefusedMessage[];
  /** Word rules that hid or masked a new shout, once for each. */
  hits: number[];
}

/**
 * Stores new shouts. Of equal shouts in a slot the earliest time counts, so that the result does not depend on the
 * order of batches.
 */
export async function storeBatch(
  { db, effects }: UnitOfWork,
  { gameServer, source, isSample = false, messages }: UnderstoodBatch,
  { now, items }: { now: Date; items: ShownItems },
): Promise<StoredBatch> {
  const names = new Map(messages.map(({ nameKey, nameHash }) => [nameKey, nameHash]));
  await lockBroadcasts(db);
  const excluded = await findMutedNames(db, {
    gameServer,
    now,
    nameKeys: [...names.keys()],
    hashes: [...names.values()],
  });
  const isErased = ({ nameHash }: UnderstoodMessage) => excluded.erased.has(nameHash.toString('hex'));
  const refused = messages
    .filter(isErased)
    .map(({ index, ref }) => ({ index, ref, message: messageIssues.erased as string }));
  const allowed = messages.filter((one) => !isErased(one));
  const unique = earliestOfEach(allowed);
  const stored = await findRuns(db, toRuns(unique));
  const known = new Map(stored.map((one) => [toKey(one.slot, one.content_hash), one]));
  const fresh = unique.filter((one) => !known.has(toKey(one.slot, one.contentHash)));
  const hiddenBy = (one: UnderstoodMessage) =>
    excluded.muted.has(one.nameKey) ? ('mute' as const) : one.rule ? ('rule' as const) : null;
  const places = await settle(db, { stored, unique, shown: fresh.filter((one) => hiddenBy(one) === null) });
  const rows = fresh.map((one) =>
    toRow(one, { gameServer, source, isSample, now, hiddenBy: hiddenBy(one), place: places.get(one) ?? alone(one) }),
  );
  await publishNew({ db, effects }, rows, { items, hasKeywords: excluded.hasKeywords });
  const hits = fresh.flatMap(({ hit }) => hit?.id ?? []);
  return { stored: rows.length, duplicates: allowed.length - rows.length, refused, hits };
}

function earliestOfEach(messages: readonly UnderstoodMessage[]): UnderstoodMessage[] {
  const earliest = new Map<string, UnderstoodMessage>();
  for (const one of messages) {
    const key = toKey(one.slot, one.contentHash);
    const before = earliest.get(key);
    if (!before || one.at < before.at) earliest.set(key, one);
  }
  return [...earliest.values()];
}

function toKey(slot: number, contentHash: string): string {
  return `${slot} ${contentHash}`;
}

function findSinceByRun(messages: readonly UnderstoodMessage[]): Map<string, number> {
  const since = new Map<string, number>();
  for (const { runHash, slot } of messages) {
    since.set(runHash, Math.min(since.get(runHash) ?? Number.POSITIVE_INFINITY, slot * SLOT_MS));
  }
  return since;
}

function toRuns(messages: readonly UnderstoodMessage[]) {
  return [...findSinceByRun(messages)].map(([runHash, since]) => ({ runHash, since: new Date(since) }));
}

function alone({ at }: UnderstoodMessage): RunPlace {
  return { ...(runPlaces([{ at, contentHash: '' }])[0] ?? { repeats: 1, firstAt: at }), isLatest: false };
}

interface Settling {
  stored: readonly StoredShout[];
  unique: readonly UnderstoodMessage[];
  /** New shouts that are shown. */
  shown: readonly UnderstoodMessage[];
}

/** Moves stored shouts to their new places, and returns the places of the new ones. */
async function settle(
  db: UnitOfWork['db'],
  { stored, unique, shown }: Settling,
): Promise<Map<UnderstoodMessage, PlacedShout>> {
  const receivedAt = new Map(unique.map((one) => [toKey(one.slot, one.contentHash), one.at]));
  const before = stored.map((one) => ({ ...toPlaced(one), isShown: one.isShown }));
  const now = stored.map((one, index) => {
    const earliest = receivedAt.get(toKey(one.slot, one.content_hash)) ?? Number.POSITIVE_INFINITY;
    const place = toPlaced(one);
    // Runs replace `firstAt` of shown shouts; a hidden shout is in no run.
    return { ...place, at: Math.min(place.at, earliest), firstAt: Math.min(place.firstAt, earliest), index };
  });
  const fresh = shown.map(({ runHash, contentHash, at }) => ({
    id: undefined,
    runHash,
    contentHash,
    at,
    repeats: 1,
    firstAt: at,
    isLatest: true,
  }));
  const isShown = ({ index }: { index: number }) => before[index]?.isShown === true;
  const all = placed([...now.filter(isShown), ...fresh], findSinceByRun(unique));
  const changed = [...all.filter(({ id }) => id !== undefined), ...now.filter((one) => !isShown(one))];
  const byId = new Map(before.map((one) => [one.id, one]));
  await moveShouts(
    db,
    changed.flatMap(({ id, ...place }) => {
      const known = id === undefined ? undefined : byId.get(id);
      return id !== undefined && known && isMoved(place, known) ? [{ id, ...place }] : [];
    }),
  );
  const slotted = new Map(all.filter(({ id }) => id === undefined).map((one) => [`${one.at} ${one.contentHash}`, one]));
  return new Map(
    shown.flatMap((one) => {
      const place = slotted.get(`${one.at} ${one.contentHash}`);
      return place ? [[one, place] as const] : [];
    }),
  );
}

function toPlaced(one: StoredShout): PlacedShout {
  return {
    id: one.id,
    runHash: one.run_hash,
    contentHash: one.content_hash,
    at: one.created_at.getTime(),
    repeats: one.repeats,
    firstAt: one.first_at.getTime(),
    isLatest: one.is_latest,
  };
}

interface RowParts {
  gameServer: number;
  source: string;
  isSample: boolean;
  now: Date;
  hiddenBy: 'mute' | 'rule' | null;
  place: RunPlace;
}

function toRow(
  {
    at,
    read,
    rule,
    nameKey,
    contentHash,
    runHash,
    index: _,
    ref: __,
    nameHash: ___,
    hit: ____,
    ...shout
  }: UnderstoodMessage,
  { gameServer, source, isSample, now, hiddenBy, place }: RowParts,
): NewBroadcastRow {
  return {
    ...shout,
    created_at: new Date(at).toISOString(),
    updated_at: now.toISOString(),
    game_server: gameServer,
    name_key: nameKey,
    content_hash: contentHash,
    run_hash: runHash,
    trade_type: read?.tradeType ?? null,
    item_id: read?.item.id ?? null,
    price: read?.price ?? null,
    quantity: read?.quantity ?? null,
    is_implied: read?.isImplied ?? false,
    confidence: read?.confidence ?? null,
    hidden_by: hiddenBy,
    rule_id: rule?.id ?? null,
    repeats: place.repeats,
    first_at: new Date(place.firstAt).toISOString(),
    is_latest: place.isLatest,
    source,
    is_sample: isSample,
  };
}

async function publishNew(
  { db, effects }: UnitOfWork,
  rows: readonly NewBroadcastRow[],
  { items, hasKeywords }: { items: ShownItems; hasKeywords: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const ids = new Map((await insertBroadcasts(db, rows)).map((one) => [toKey(one.slot, one.content_hash), one.id]));
  const shown = rows
    .filter(({ hidden_by }) => hidden_by === null)
    .map((row) => toStored(row, ids.get(toKey(row.slot, row.content_hash)) ?? 0))
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime() || other.id - one.id);
  if (shown.length === 0) return;
  effects.publish(broadcastEvents.received(shown.map((row) => toReceived(row, items))));
  if (hasKeywords) effects.enqueue(BROADCASTS_STORED, { ids: shown.map(({ id }) => id) });
}

/** Adds what pages get from their loader for other shouts: the look of the item. */
function toReceived(row: BroadcastRow, items: ShownItems): ReceivedBroadcast {
  const item = row.item_id === null ? undefined : items.itemById.get(row.item_id);
  const look = item ? itemRef(item) : null;
  return { ...toBroadcast(row, items), look: look && { icon: look.icon, ...(look.tone && { tone: look.tone }) } };
}

function toStored(row: NewBroadcastRow, id: number): BroadcastRow {
  return {
    ...row,
    id,
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
    first_at: new Date(row.first_at),
    deleted_at: null,
  };
}
