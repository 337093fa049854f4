import {
  countShownShouts,
  muteName,
  showMutedShouts,
} from '#features/community/broadcasts/operate-broadcasts.service.ts';
import { closeLedParties, countLedParties } from '#features/community/parties/operate-parties.service.ts';
import type { PartySite } from '#features/community/parties/party.rules.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { SweepChoices } from '#features/people/operators/sweep.contract.ts';
import { hasSweepChoice, NO_SWEEP_CHOICE } from '#features/people/operators/sweep-choices.rules.ts';
import type { DecidedSweep, SweepOfReport } from '#features/people/operators/sweep-of-report.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import { upholdReportsAbout } from '#features/people/reports/uphold-reports.service.ts';
import { endWarning, listWarnings, lockSanctionable, warn } from '#features/people/sanctions/sanction.service.ts';
import type { SanctionablePlayer } from '#features/people/sanctions/sanction-row.ts';
import { readRunningSuspension } from '#features/people/sanctions/sanction-rows.service.ts';
import { endSuspension, suspend } from '#features/people/suspensions/operator-suspension.service.ts';
import {
  cancelWaitingTrades,
  countSweepable,
  excludePlayerPrices,
  hideWaitingTrades,
  includeSweptPrices,
  showSweptTrades,
} from '#features/trade/trades/sweep-trades.service.ts';
import type { ItemNames } from '#features/trade/trades/trade-row.ts';
import type { Db } from '#platform/database/db.ts';
import type { Effects } from '#platform/effects/effects.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { NewSweep, Sweep, Swept } from './sweep.contract.ts';
import { sweepErrors } from './sweep.labels.ts';
import { sweptNotice } from './sweep.notices.ts';
import { blankTexts, findSweep, findSweeps, insertSweep, markUndone, type SweepRow } from './sweep.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

interface SweptSite extends PartySite {
  readonly catalog: PartySite['catalog'] & ItemNames;
}

export interface SweepDeps {
  operatorUserIds: readonly string[];
  site(): SweptSite;
}

const UNDOABLE_MS = 30 * DAY_MS;
const MUTE_HOURS = 24;
const MAX_EXPORTED = 1000;
const NOTHING: Swept = { trades: 0, prices: 0, parties: 0, shouts: 0, reports: 0 };

/**
 * Takes down at once what a player put up, through the services of each thing, with one audit row and one notice. The player's row
 * is held first: what is created at that moment is swept or refused.
 * @returns the counts; without an id for a trial, which changes nothing
 */
export async function sweepPlayer(
  ctx: OperatorCtx,
  deps: SweepDeps,
  profileId: number,
  sweep: NewSweep,
): Promise<{ sweepId: number | null; changed: Swept }> {
  if (!hasSweepChoice(sweep)) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'trades', message: NO_SWEEP_CHOICE }] });
  }
  const player = await lockSanctionable(ctx, profileId, deps.operatorUserIds);
  if (sweep.isTrial) return { sweepId: null, changed: await countSweep(ctx, profileId, sweep) };
  const sanction = await punish(ctx, deps, profileId, sweep);
  return takeDown(ctx, deps, player, { ...sweep, reason: sweep.reason ?? '', sanction });
}

/** For the decision of a report, whose sanction tells the player of a warning. */
export function sweepByReport({ site }: Pick<SweepDeps, 'site'>): SweepOfReport {
  return async (ctx, profileId, { choices, reason, sanction }) => {
    const player = await lockSanctionable(ctx, profileId, []);
    await takeDown(ctx, { site, operatorUserIds: [] }, player, { ...choices, reason, sanction });
  };
}

/**
 * Takes back what a sweep hid and nobody touched since. What was cancelled or closed stays so.
 * @throws {AppError} NOT_FOUND; CONFLICT with the reason UNDONE or TOO_OLD
 */
export async function undoSweep(
  ctx: OperatorCtx,
  deps: SweepDeps,
  id: number,
  reason: string,
): Promise<typeof SUCCESS> {
  const { db, clock, actor, effects } = ctx;
  const known = await requireSweep(db, id);
  const player = await lockSanctionable(ctx, known.profile_id, deps.operatorUserIds);
  const at = clock.now();
  if (at.getTime() > undoableUntil(known).getTime()) throw conflict('TOO_OLD', sweepErrors.tooOld);
  if (!(await markUndone(db, id, { at, by: actor.userId }))) throw conflict('UNDONE', sweepErrors.undone);
  const quiet = withoutRecords(ctx, at, player.id);
  await endSanction(quiet, deps, known, reason);
  const items = deps.site().catalog;
  const act = { at: known.at, by: known.operator_user_id, reason: known.reason };
  const { shout_server: gameServer, shout_name: name } = known;
  const changed = {
    ...NOTHING,
    trades: await showSweptTrades(quiet, items, player, act),
    prices: await includeSweptPrices(quiet, items, player, act),
    shouts: gameServer === null || name === null ? 0 : await showMutedShouts(quiet, { gameServer, name }, act),
  };
  effects.audit('sweep.undo', `profile:${player.id}`, { id, ...changed, reason });
  return SUCCESS;
}

export async function listSweeps(db: Db, page: Parameters<typeof findSweeps>[1]): Promise<Sweep[]> {
  return (await findSweeps(db, page)).map(toSweep);
}

export async function readSweep(db: Db, id: number): Promise<Sweep> {
  return toSweep(await requireSweep(db, id));
}

/** The texts go with the account. */
export const sweepData: PersonalData = {
  name: 'sweeps',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    const rows = await findSweeps(db, { profileId, limit: MAX_EXPORTED });
    return rows.map(toSweep).map(({ at, reason, changed, undoneAt }) => ({ at, reason, changed, undoneAt }));
  },
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await blankTexts(db, profileId);
  },
};

async function countSweep(ctx: OperatorCtx, profileId: number, sweep: NewSweep): Promise<Swept> {
  const { trades, prices, parties, shouts, also = [] } = sweep;
  const { shown, waiting, counted, countedWaiting } = await countSweepable(ctx.db, profileId);
  return {
    trades: trades === undefined ? 0 : trades === 'hide' ? shown : waiting,
    prices: prices ? counted - (trades === 'hide' ? countedWaiting : 0) : 0,
    parties: parties ? await countLedParties(ctx, profileId) : 0,
    shouts: shouts ? await countShownShouts(ctx, shouts) : 0,
    reports: also.length,
  };
}

/** Without audit rows of its own. Only a warning tells the player of it. */
async function punish(
  ctx: OperatorCtx,
  { operatorUserIds }: SweepDeps,
  profileId: number,
  { suspend: suspension, warn: isWarned, reason = '' }: NewSweep,
): Promise<DecidedSweep['sanction']> {
  const quiet = withoutRecords(ctx, ctx.clock.now(), profileId);
  if (suspension) {
    await suspend(quiet, { ...suspension, profileId, reason }, operatorUserIds);
    const running = await readRunningSuspension(ctx.db, profileId, quiet.clock.now());
    return running ? { id: running.id, kind: 'suspension' } : null;
  }
  if (!isWarned) return null;
  const warning = { ...quiet, effects: { ...quiet.effects, notify: ctx.effects.notify } };
  const { id } = await warn(warning, { profileId, reason }, operatorUserIds);
  return { id, kind: 'warning' };
}

interface Sweeping extends SweepChoices {
  also?: readonly number[] | undefined;
  reason: string;
  sanction: DecidedSweep['sanction'];
}

/** Runs the parts and records them as one. */
async function takeDown(
  ctx: OperatorCtx,
  deps: SweepDeps,
  player: SanctionablePlayer,
  sweep: Sweeping,
): Promise<{ sweepId: number; changed: Swept }> {
  const { reason, sanction, shouts, trades = null, also = [] } = sweep;
  const at = ctx.clock.now();
  const changed = await runParts(withoutRecords(ctx, at, player.id), deps, player, sweep);
  const sweepId = await insertSweep(ctx.db, {
    ...{ profile_id: player.id, operator_user_id: ctx.actor.userId, at, reason, trades, report_ids: [...also] },
    ...{ trade_count: changed.trades, price_count: changed.prices, party_count: changed.parties },
    ...{ shout_count: changed.shouts, shout_server: shouts?.gameServer ?? null, shout_name: shouts?.name ?? null },
    sanction_id: sanction?.id ?? null,
  });
  const named = { ...(trades && { action: trades }), ...(sanction && { sanction: sanction.kind }) };
  ctx.effects.audit('sweep.run', `profile:${player.id}`, { id: sweepId, ...changed, ...named, reason });
  if (sanction?.kind !== 'warning' && player.deletedAt === null) {
    ctx.effects.notify(player.id, sweptNotice({ id: sweepId, changed, reason }));
  }
  return { sweepId, changed };
}

async function runParts(
  ctx: OperatorCtx,
  { operatorUserIds, site: readSite }: SweepDeps,
  player: SanctionablePlayer,
  { trades, prices, parties, shouts, also = [], reason, sanction }: Sweeping,
): Promise<Swept> {
  const site = readSite();
  if (also.length > 0) {
    const actions = ['sweep', ...(sanction ? [sanction.kind === 'warning' ? 'warn' : 'suspend'] : [])];
    await upholdReportsAbout(ctx, operatorUserIds, player.id, { ids: also, answer: reason, actions });
  }
  const changed = { ...NOTHING, reports: also.length };
  if (trades === 'hide') changed.trades = await hideWaitingTrades(ctx, site.catalog, player, reason);
  if (trades === 'cancel') changed.trades = await cancelWaitingTrades(ctx, site.catalog, player);
  if (prices) changed.prices = await excludePlayerPrices(ctx, site.catalog, player, reason);
  if (parties) changed.parties = await closeLedParties(ctx, site, player.id, reason);
  if (shouts) changed.shouts = (await muteName(ctx, { ...shouts, hours: MUTE_HOURS, reason })).changed;
  return changed;
}

/** Ends the suspension or warning of the sweep if it still runs. */
async function endSanction(
  ctx: OperatorCtx,
  { operatorUserIds }: SweepDeps,
  { profile_id: profileId, sanction_id: id, sanction_kind: kind }: SweepRow,
  reason: string,
): Promise<void> {
  if (id === null) return;
  const now = ctx.clock.now();
  if (kind === 'suspension') {
    const running = await readRunningSuspension(ctx.db, profileId, now);
    if (running?.id === id) await endSuspension(ctx, { profileId, reason }, operatorUserIds);
  } else if ((await listWarnings(ctx.db, profileId, now)).some((warning) => warning.id === id)) {
    await endWarning(ctx, { profileId, id, detail: { reason } }, operatorUserIds);
  }
}

/** A sweep's parts run at one moment, by which its undo finds them, without audit rows and notices of their own to the player. */
function withoutRecords(ctx: OperatorCtx, at: Date, profileId: number): OperatorCtx {
  const effects: Effects = {
    publish: ctx.effects.publish,
    enqueue: ctx.effects.enqueue,
    audit: () => undefined,
    notify(recipientId, notice) {
      if (recipientId !== profileId) ctx.effects.notify(recipientId, notice);
    },
  };
  return { ...ctx, clock: { ...ctx.clock, now: () => at }, effects };
}

async function requireSweep(db: Db, id: number): Promise<SweepRow> {
  const row = await findSweep(db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: sweepErrors.unknown });
  return row;
}

function conflict(reason: 'UNDONE' | 'TOO_OLD', message: string): AppError {
  return new AppError('CONFLICT', { message, data: { reason } });
}

const undoableUntil = ({ at }: SweepRow) => new Date(at.getTime() + UNDOABLE_MS);

function toSweep(row: SweepRow): Sweep {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: { userId: row.operator_user_id, name: row.operator_name },
    profileId: row.profile_id,
    profileName: row.profile_name,
    reason: row.reason,
    trades: row.trades,
    changed: {
      trades: row.trade_count,
      prices: row.price_count,
      parties: row.party_count,
      shouts: row.shout_count,
      reports: row.report_ids.length,
    },
    sanction: row.sanction_kind,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_by === null ? null : { userId: row.undone_by, name: row.undoer_name },
    undoableUntil: undoableUntil(row).toISOString(),
  };
}
