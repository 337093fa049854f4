import { acceptedSince } from '#features/content/corrections/read-corrections.service.ts';
import type { ChangedFacts } from '#features/game-data/editing/fact-change.contract.ts';
import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { requireLevel } from '#features/people/operators/operator.policy.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { actingOperators } from './acting-operators.service.ts';
import { type ChangeDeps, changeFacts } from './change-facts.service.ts';
import type { DataContext } from './data.context.ts';
import type { DeskBackPlan, DeskDifference, DeskVersion } from './fact-version-desk.contract.ts';
import { findRowUses } from './row-uses.repository.ts';

type Reading = Pick<DataContext, 'factsDesk'>;

export async function listVersions(
  { db }: Ctx<Operator>,
  { factsDesk }: Reading,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<DeskVersion[]> {
  const versions = await factsDesk.versions({ limit, before: cursor });
  const operator = await actingOperators(
    db,
    versions.map(({ by }) => by),
  );
  return versions.map((version) => ({ ...version, by: operator(version.by) }));
}

/** @param other the other version; undefined: the one before, and of the first itself */
export async function compareVersions(
  { db }: Ctx<Operator>,
  { factsDesk }: Reading,
  id: number,
  other: number | undefined,
): Promise<DeskDifference> {
  const [before] = other === undefined ? await factsDesk.versions({ limit: 1, before: id }) : [];
  const difference = await factsDesk.difference(other ?? before?.id ?? id, id);
  const { from, to, rows } = difference;
  const operator = await actingOperators(
    db,
    [from, to, ...rows].map(({ by }) => by),
  );
  return {
    ...difference,
    from: { ...from, by: operator(from.by) },
    to: { ...to, by: operator(to.by) },
    rows: rows.map((row) => ({ ...row, by: operator(row.by) })),
  };
}

/** Only administrators go beyond a row. */
function requireScope(actor: Operator, scope: BackScope): void {
  requireLevel(actor, 'entity' in scope ? OPERATOR_LEVEL.editor : OPERATOR_LEVEL.administrator);
}

export async function planBack(
  { actor, db }: Ctx<Operator>,
  { factsDesk }: Pick<DataContext, 'factsDesk'>,
  to: number,
  scope: BackScope,
): Promise<DeskBackPlan> {
  requireScope(actor, scope);
  const plan = await factsDesk.planBack(to, scope);
  const operator = await actingOperators(
    db,
    plan.byPerson.map(({ by }) => by),
  );
  const usesOf = await findRowUses(db, plan.goneRows);
  return {
    ...plan,
    byPerson: plan.byPerson.map(({ by, count }) => ({ by: operator(by), count })),
    goneRows: plan.goneRows.map((row) => ({ ...row, ...usesOf(row) })),
    corrections: await acceptedSince(db, plan.fields),
  };
}

function scopeName(scope: BackScope): string {
  if ('scope' in scope) return 'all';
  if ('since' in scope) return 'person';
  return scope.field === undefined ? 'row' : 'field';
}

export async function goBack(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  { to, scope, version, reason }: { to: number; scope: BackScope; version: number; reason: string },
): Promise<ChangedFacts> {
  requireScope(ctx.actor, scope);
  const written = await changeFacts(ctx, deps, { act: 'back', to, scope, version }, { note: reason });
  const { changes } = written;
  if (written.version !== null)
    ctx.effects.audit('data.back', `data:${written.version}`, { to, scope: scopeName(scope), ...changes, reason });
  return { version: written.version, changes };
}
