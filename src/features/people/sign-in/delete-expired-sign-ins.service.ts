import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { DAY_MS } from '#shared/durations.ts';
import { deleteAuthSessionsEndedBy, deleteHistoryBefore } from './auth-session.repository.ts';
import { deleteFlowsBefore } from './flow.repository.ts';
import { flowsEndedBefore } from './sign-in.rules.ts';
import { deleteKeysRetiredBefore } from './signing-key.repository.ts';
import { SIGNING_KEYS_CHANNEL } from './signing-key.service.ts';
import { deleteNewcomersNotSeenSince } from './user.repository.ts';

/** Same as the security log's retention; the log itself contains no persons. */
const HISTORY_DAYS = 30;
const NEWCOMER_DAYS = 30;
/** Longer than the lifetime of any access token. */
const RETIRED_KEY_DAYS = 2;

export interface PurgedSignIns {
  flows: number;
  sessions: number;
  keys: number;
  newcomers: number;
  history: number;
}

export async function deleteExpiredSignIns(db: Db, now: Date): Promise<PurgedSignIns> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const flows = await deleteFlowsBefore(db, flowsEndedBefore(now));
  const sessions = await deleteAuthSessionsEndedBy(db, now);
  const keys = await db.transaction().execute(async (transaction) => {
    const deleted = await deleteKeysRetiredBefore(transaction, daysAgo(RETIRED_KEY_DAYS));
    if (deleted > 0) await notify(transaction, SIGNING_KEYS_CHANNEL, { deleted });
    return deleted;
  });
  const newcomers = await deleteNewcomersNotSeenSince(db, daysAgo(NEWCOMER_DAYS));
  const history = await deleteHistoryBefore(db, daysAgo(HISTORY_DAYS));
  return { flows, sessions, keys, newcomers, history };
}
