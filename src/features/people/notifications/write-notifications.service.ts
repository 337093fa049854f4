import type { AddressedNotice, FlushedUnit } from '#platform/effects/effects.ts';
import { DELIVER } from './delivery.jobs.ts';
import { findDeliveries } from './delivery.repository.ts';
import { notificationEvents } from './notification.events.ts';
import {
  countUnread,
  findUserIds,
  insertNew,
  type NewNotification,
  type NotificationRow,
  toNotification,
} from './notification.repository.ts';
import { findChoices } from './notification-choice.repository.ts';
import { delayedUntil, isSent, USUAL_CHOICE } from './notification-group.rules.ts';

type Unit = FlushedUnit;

/** PostgreSQL accepts 65,535 parameters in one statement. */
const AT_ONCE = 1000;

/**
 * Idempotent. Each new row publishes an event to its owner and adds a job for each of the owner's other channels that
 * wants its group.
 */
export async function writeNotifications(unit: Unit, notices: readonly AddressedNotice[]): Promise<void> {
  const { db, effects, at } = unit;
  const users = await findUserIds(db, [...new Set(notices.map(({ recipientId }) => recipientId))]);
  const rows = notices.flatMap(({ recipientId: profileId, notice }) =>
    users.has(profileId) ? [{ ...notice, profileId }] : [],
  );
  const created = await insertAll(unit, rows);
  if (created.length === 0) return;
  const deliveries = await findDeliveries(
    db,
    created.map(({ id }) => id),
  );
  const choices = await findChoices(db, [...new Set(created.map(({ profile_id }) => profile_id))]);
  const byId = new Map(created.map((row) => [row.id, row]));
  for (const delivery of deliveries) {
    const row = byId.get(delivery.notificationId);
    const choice = (row && choices.get(row.profile_id)) ?? USUAL_CHOICE;
    if (!row || !isSent(row, delivery.way, choice)) continue;
    const runAt = delayedUntil(row, choice, at);
    if (runAt) effects.enqueue(DELIVER, { ...delivery, delayedUntil: runAt.toISOString() }, { runAt });
    else effects.enqueue(DELIVER, delivery);
  }
  await publishCreated(unit, created, users);
}

async function insertAll({ db, at }: Unit, notices: readonly NewNotification[]): Promise<NotificationRow[]> {
  // Sorted, so that transactions that notify the same players do not deadlock.
  const ordered = notices.toSorted((one, other) => one.profileId - other.profileId);
  const rows: NotificationRow[] = [];
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    rows.push(...(await insertNew(db, at, ordered.slice(start, start + AT_ONCE))));
  }
  return rows;
}

async function publishCreated(
  { db, effects }: Unit,
  created: readonly NotificationRow[],
  users: ReadonlyMap<number, string>,
): Promise<void> {
  const unread = await countUnread(db, [...new Set(created.map(({ profile_id }) => profile_id))]);
  for (const row of created) {
    const userId = users.get(row.profile_id);
    if (userId === undefined) continue;
    const rows = { notification: toNotification(row), unread: unread.get(row.profile_id) ?? 0 };
    effects.publish(notificationEvents.created(userId, rows));
  }
}
