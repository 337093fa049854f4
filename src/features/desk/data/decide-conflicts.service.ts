import type { ChangedFacts } from '#features/game-data/editing/fact-change.contract.ts';
import type { ConflictDecision } from '#features/game-data/editing/fact-conflict.contract.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { auditedFields } from './audited-fields.rules.ts';
import { type ChangeDeps, changeFacts } from './change-facts.service.ts';
import { CONFLICT_NOTE } from './data-desk.labels.ts';

/** Decides conflicts, each by the value of the base that was seen. */
export async function decideConflicts(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  decisions: readonly ConflictDecision[],
): Promise<ChangedFacts> {
  const {
    version,
    changes,
    changedFields = [],
  } = await changeFacts(ctx, deps, { act: 'decide', decisions }, { note: CONFLICT_NOTE });
  const mine = decisions.filter(({ take }) => take === 'mine').length;
  const counts = {
    decisions: decisions.length,
    mine,
    base: decisions.length - mine,
    fields: auditedFields(changedFields),
  };
  if (version !== null) ctx.effects.audit('data.decide', `data:${version}`, counts);
  return { version, changes };
}
