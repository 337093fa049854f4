import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { BROADCASTS_STORED } from '../broadcasts/broadcast.jobs.ts';
import { listShownShouts, type ShownShout } from '../broadcasts/read-broadcasts.service.ts';
import { yieldInChunks } from '../broadcasts/yield-in-chunks.ts';
import { QUIET_MS } from './keyword.contract.ts';
import { KEYWORD_QUIET_ENDED } from './keyword.jobs.ts';
import { keywordNotices } from './keyword.notices.ts';
import { findBlockedNames, type LockedKeyword, lockKeywords, setKeywordStates } from './keyword.repository.ts';
import { KeywordMatcher } from './keyword-matcher.service.ts';
import { throttleNotification } from './keyword-throttle.rules.ts';

export interface KeywordContext {
  db: Db;
  transact: Transact;
  clock: Clock;
}

export function keywordTasks(context: KeywordContext): JobTask[] {
  const matcher = new KeywordMatcher();
  return [
    createTask(BROADCASTS_STORED, async ({ ids }) => {
      const match = await matcher.current(context.db);
      const shouts = await listShownShouts(context.db, ids);
      const matched = await yieldInChunks(shouts, (shout) => ({ shout, keywordIds: match(shout) }));
      const byKeyword = new Map<number, ShownShout[]>();
      for (const { shout, keywordIds } of matched) {
        for (const id of keywordIds) byKeyword.set(id, [...(byKeyword.get(id) ?? []), shout]);
      }
      if (byKeyword.size > 0) await context.transact((unit) => notifyMatches(unit, byKeyword, context.clock.now()));
      return undefined;
    }),
    createTask(KEYWORD_QUIET_ENDED, ({ keywordId }) =>
      context.transact((unit) => notifyOfMore(unit, keywordId, context.clock.now())),
    ),
  ];
}

async function notifyMatches(
  { db, effects }: UnitOfWork,
  byKeyword: ReadonlyMap<number, readonly ShownShout[]>,
  now: Date,
): Promise<void> {
  const keywords = await lockKeywords(db, [...byKeyword.keys()]);
  const blocked = await findBlockedNames(db, [...new Set(keywords.map(({ profile_id }) => profile_id))]);
  const states = keywords.flatMap((keyword) => {
    const isWanted = ({ name_key }: ShownShout) =>
      name_key !== keyword.owner_key && blocked.get(keyword.profile_id)?.has(name_key) !== true;
    const [first, ...more] = (byKeyword.get(keyword.id) ?? []).filter(isWanted);
    if (!first) return [];
    const { isNotifiedNow, after } = throttleNotification(toQuietState(keyword), 1 + more.length, now);
    if (isNotifiedNow) effects.notify(keyword.profile_id, keywordNotices.found(keyword, first));
    if (after.waiting > 0) {
      const options = { runAt: after.quietUntil, key: `keyword:${keyword.id}` };
      effects.enqueue(KEYWORD_QUIET_ENDED, { keywordId: keyword.id }, options);
    }
    return [{ id: keyword.id, ...after }];
  });
  await setKeywordStates(db, states);
}

function toQuietState({ quiet_until, waiting }: LockedKeyword) {
  return { quietUntil: quiet_until, waiting };
}

async function notifyOfMore({ db, effects }: UnitOfWork, keywordId: number, now: Date) {
  const [keyword] = await lockKeywords(db, [keywordId]);
  if (!keyword || keyword.waiting === 0 || keyword.quiet_until === null) return undefined;
  if (keyword.quiet_until > now) return { againAt: keyword.quiet_until };
  effects.notify(keyword.profile_id, keywordNotices.foundMore(keyword, keyword.waiting, keyword.quiet_until));
  await setKeywordStates(db, [{ id: keyword.id, quietUntil: new Date(now.getTime() + QUIET_MS), waiting: 0 }]);
  return undefined;
}
