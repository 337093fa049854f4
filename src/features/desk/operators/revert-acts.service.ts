import { endMute, listMutedNames, showBroadcasts } from '#features/community/broadcasts/operate-broadcasts.service.ts';
import { showReportedPost } from '#features/community/guild-posts/operate-posts.service.ts';
import { showGuild } from '#features/community/guilds/moderate-guild.service.ts';
import type { ArticleContext } from '#features/content/articles/article.context.ts';
import type { ArticleKind } from '#features/content/articles/article-kind.contract.ts';
import { takeBackEdits } from '#features/content/articles/take-back-edits.service.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { type Ctx, type Operator, toAuditActor, type WriteCtx } from '#features/people/access/actor.ts';
import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { listAudit } from '#features/people/audit/audit.service.ts';
import type { RevertActs } from '#features/people/operators/revert-acts.ts';
import { endWarning, findWarningOwner } from '#features/people/sanctions/sanction.service.ts';
import { readRunningSuspension } from '#features/people/sanctions/sanction-rows.service.ts';
import { endSuspension } from '#features/people/suspensions/operator-suspension.service.ts';
import { excludePrices } from '#features/trade/quotes/exclude-prices.service.ts';
import { type ManipulationContext, takeBackIntoQuotes } from '#features/trade/quotes/manipulated-items.service.ts';
import { showTrades } from '#features/trade/trades/hide-trades.service.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { type SweepDeps, undoSweep } from '../sweeps/sweep.service.ts';
import type { RevertibleAct } from './revert-acts.contract.ts';
import { type JudgedAct, judgeActs, type RevertibleKind, thingsByKind } from './revertible-acts.rules.ts';
import { takeBackFacts } from './take-back-facts.service.ts';

type OperatorCtx = WriteCtx<Operator>;

export interface RevertDeps extends SweepDeps {
  market(): ManipulationContext;
  articles: Pick<ArticleContext, 'log' | 'references'>;
  factsDesk: FactsDesk;
}

/** More acts than one person does in three days. */
const MAX_ACTS = 20_000;

/** Newest first. */
export async function listRevertibleActs(
  ctx: Ctx<Operator>,
  userId: string,
  hours: number,
): Promise<{ acts: RevertibleAct[]; mutes: number }> {
  const since = hoursBefore(ctx.clock.now(), hours);
  const judged = await judge(ctx, userId, since);
  return {
    acts: judged.map(({ act, fate, things }) => ({ act, fate, back: things.length })).toReversed(),
    mutes: (await mutesBy(ctx, userId, since)).length,
  };
}

/** Takes back what an operator did within the hours and nobody touched since, each by its own service. */
export function revertActs(deps: RevertDeps): RevertActs {
  return async (ctx, userId, { hours, reason }) => {
    const since = hoursBefore(ctx.clock.now(), hours);
    const things = thingsByKind(await judge(ctx, userId, since));
    for (const [kind, ids] of things) await REVERT[kind](ctx, deps, ids, { userId, since, reason });
    for (const { name, gameServer } of await mutesBy(ctx, userId, since)) {
      await endMute(ctx, { name, gameServer, reason });
    }
  };
}

type Revert = (
  ctx: OperatorCtx,
  deps: RevertDeps,
  ids: readonly number[],
  by: { userId: string; since: Date; reason: string },
) => Promise<unknown>;

const editsOf =
  (kind: ArticleKind): Revert =>
  (ctx, { articles }, ids, by) =>
    each(ids, (id) => takeBackEdits(ctx, articles, { kind, id }, by));

const REVERT: Readonly<Record<RevertibleKind, Revert>> = {
  trade: (ctx, { site }, ids, { reason }) => showTrades(ctx, site().catalog, ids, reason),
  price: (ctx, { site }, ids, { reason }) => excludePrices(ctx, site().catalog, ids, { action: 'include', reason }),
  guild: (ctx, _, ids) => each(ids, (id) => showGuild(ctx, id)),
  post: (ctx, _, ids) => each(ids, (id) => showReportedPost(ctx, id)),
  broadcast: (ctx, _, ids, { reason }) => showBroadcasts(ctx, ids, reason),
  item: (ctx, { market }, ids) => each(ids, (id) => takeBackIntoQuotes(ctx, market(), id)),
  warning: (ctx, { operatorUserIds }, ids, { reason }) =>
    each(ids, async (id) => {
      const profileId = await findWarningOwner(ctx.db, id);
      if (profileId !== undefined) await endWarning(ctx, { profileId, id, detail: { reason } }, operatorUserIds);
    }),
  suspension: (ctx, { operatorUserIds }, ids, { userId, reason }) =>
    each(ids, async (profileId) => {
      const running = await readRunningSuspension(ctx.db, profileId, ctx.clock.now());
      if (running?.operatorUserId === userId) await endSuspension(ctx, { profileId, reason }, operatorUserIds);
    }),
  sweep: (ctx, deps, ids, { reason }) => each(ids, (id) => undoSweep(ctx, deps, id, reason)),
  // All versions of the operator go back in one, which is checked as a whole.
  data: (ctx, { factsDesk, operatorUserIds }, [first = 0], by) =>
    each([first], () => takeBackFacts(ctx, { factsDesk, config: { operatorUserIds } }, by)),
  notice: editsOf('notice'),
  guide: editsOf('guide'),
  event: editsOf('event'),
  quest: editsOf('quest'),
  page: editsOf('page'),
};

/** Errors of a thing that is gone, has ended by itself meanwhile, or may not stand as it stood before. */
const LEFT_OUT: readonly string[] = ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'];

/** Leaves out what cannot come back any more. */
async function each(ids: readonly number[], revert: (id: number) => Promise<unknown>): Promise<void> {
  for (const id of ids) {
    try {
      await revert(id);
    } catch (error) {
      if (!(error instanceof AppError && LEFT_OUT.includes(error.code))) throw error;
    }
  }
}

async function judge(ctx: Ctx<Operator>, userId: string, since: Date): Promise<JudgedAct<AuditEntry>[]> {
  const rows = await listAudit(ctx, { from: since, limit: MAX_ACTS });
  return judgeActs(rows.toReversed(), toAuditActor({ userId }));
}

async function mutesBy(ctx: Ctx<Operator>, userId: string, since: Date) {
  const running = await listMutedNames(ctx);
  return running.filter(
    ({ mutedBy, mutedAt }) => mutedBy?.userId === userId && mutedAt !== null && new Date(mutedAt) >= since,
  );
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
