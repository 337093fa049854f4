import { rulesInForce } from '#features/people/moderation/moderate-text.service.ts';
import type { CompiledRule } from '#features/people/moderation/word.rules.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Effects } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { JUDGE_BROADCASTS } from './broadcast.jobs.ts';
import { JUDGED_AGAIN, JUDGED_AGAIN_MS } from './broadcast.limits.ts';
import { applyHiding, type Hiding } from './change-hiding.service.ts';
import { findNewest, type HidingRow } from './hide-broadcasts.repository.ts';
import { type JudgedShout, judgeShout } from './shout-words.rules.ts';
import { lockBroadcasts } from './store-broadcasts.repository.ts';
import { yieldInChunks } from './yield-in-chunks.ts';

const KEY = 'broadcast:judge';
const AT_ONCE = 5_000;
/** A job ends within a minute; the next job continues with the rest. */
const LONGEST_MS = 20_000;

/** Must be called in the transaction of each change of a word rule. */
export function judgeBroadcastsAgain(effects: Effects): void {
  effects.enqueue(JUDGE_BROADCASTS, {}, { key: KEY });
}

interface JudgeContext {
  db: Db;
  transact: Transact;
  clock: Clock;
}

export function judgeTasks(context: JudgeContext): JobTask[] {
  return [
    createTask(JUDGE_BROADCASTS, async ({ beforeId, left = JUDGED_AGAIN }, { signal }) => {
      const startedAt = performance.now();
      const judge = memory(await rulesInForce(context.db, 'shout'));
      let next: number | undefined = beforeId;
      let open = left;
      while (open > 0 && performance.now() - startedAt < LONGEST_MS) {
        signal.throwIfAborted();
        const rows = await judgeSome(context, judge, { beforeId: next, limit: Math.min(AT_ONCE, open) });
        const last = rows.at(-1);
        if (!last || rows.length < AT_ONCE) return undefined;
        next = last.id;
        open -= rows.length;
      }
      if (open <= 0) return undefined;
      await context.transact(async ({ effects }) => {
        effects.enqueue(JUDGE_BROADCASTS, { ...(next !== undefined && { beforeId: next }), left: open });
      });
      return undefined;
    }),
  ];
}

type Judge = (message: string) => JudgedShout;

/** Caches verdicts by message, because most shouts are repetitions. */
function memory(rules: readonly CompiledRule[]): Judge {
  const known = new Map<string, JudgedShout>();
  return (message) => {
    const judged = known.get(message) ?? judgeShout(message, rules);
    known.set(message, judged);
    return judged;
  };
}

async function judgeSome(
  { db, transact, clock }: JudgeContext,
  judge: Judge,
  page: { beforeId: number | undefined; limit: number },
): Promise<HidingRow[]> {
  const now = clock.now();
  const rows = await findNewest(db, { ...page, since: new Date(now.getTime() - JUDGED_AGAIN_MS) });
  const judged = await yieldInChunks(rows, (row) => toHiding(row, judge(row.message)));
  const different = new Map(judged.filter(isChange).map((one) => [one.row.id, one]));
  if (different.size === 0) return rows;
  await transact(async (unit) => {
    await lockBroadcasts(unit.db);
    const ids = [...different.keys()];
    const fresh = await findNewest(unit.db, {
      beforeId: Math.max(...ids) + 1,
      since: new Date(now.getTime() - JUDGED_AGAIN_MS),
      limit: rows.length,
    });
    const hidings = fresh.filter(({ id }) => different.has(id)).map((row) => toHiding(row, judge(row.message)));
    await applyHiding(unit, hidings, now);
  });
  return rows;
}

/** A shout hidden by hand, or with its name, stays hidden. */
function toHiding(row: HidingRow, { rule, masked }: JudgedShout): Hiding {
  const isByOthers = row.hidden_by === 'hand' || row.hidden_by === 'mute';
  return {
    row,
    hiddenBy: isByOthers ? row.hidden_by : rule === null ? null : 'rule',
    ruleId: rule?.id ?? null,
    masked,
  };
}

function isChange({ row, hiddenBy, ruleId, masked }: Hiding): boolean {
  return row.hidden_by !== hiddenBy || row.rule_id !== ruleId || row.masked !== masked;
}
