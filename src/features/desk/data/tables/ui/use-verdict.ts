import { useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSettled } from '../../../acts/ui/use-settled.ts';
import { type EditFaults, findIssue, listFaults } from '../../edit-faults.rules.ts';
import { type EditSet, toRowEdits } from '../../edit-set.ts';
import type { DeskVerdict } from '../../fact-change-desk.contract.ts';
import { editsVerdict } from './fact-query.ts';

const PATIENCE_MS = 400;
/** The check is of values alone: their source is chosen later. */
const CHECKED_AS = { source: ['operator'], confidence: 'high' as const };

/** A row of the set that another operator has changed. */
export interface ChangedRow {
  readonly entity: EntityName;
  readonly rowId: number;
}

export interface VerdictState {
  readonly phase: 'empty' | 'checking' | 'passed' | 'faulty' | 'changed' | 'failed';
  readonly faults: EditFaults;
  readonly changed: readonly ChangedRow[];
  /** The last answer of the check. */
  readonly verdict: DeskVerdict | undefined;
  readonly message: string;
  retry(): void;
}

function isChangedRow(value: unknown): value is ChangedRow {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, rowId } = value as Partial<ChangedRow>;
  return typeof entity === 'string' && isEntityName(entity) && Number.isSafeInteger(rowId);
}

function changedRows(error: Error | null): ChangedRow[] {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return [];
  const { changed, current } = error.data;
  return (Array.isArray(changed) ? changed : [current]).filter(isChangedRow);
}

/**
 * Checks the set as a whole, at most a second after its last change. While it is applied it is not checked again: the rows
 * have other versions by then.
 */
export function useVerdict(set: EditSet, isApplying: boolean): VerdictState {
  const sound = set.filter((edit) => findIssue(edit) === undefined);
  const sent = toRowEdits(sound).map((edit) => ({ ...edit, ...CHECKED_AS }));
  const asked = useSettled(sent, PATIENCE_MS);
  const isSettled = JSON.stringify(asked) === JSON.stringify(sent);
  const isEnabled = asked.length > 0 && sent.length > 0;
  const { data, error, isFetching, refetch } = useLiveQuery(
    editsVerdict,
    { edits: asked },
    { isEnabled: isEnabled && !isApplying },
  );
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const verdict = data ?? last;
  const changed = isSettled ? changedRows(error) : [];
  const issues = error instanceof ApiError ? error.issues : [];
  const faults = listFaults(set, { ...(isEnabled && verdict), issues, sent: asked });
  function findPhase(): VerdictState['phase'] {
    if (set.length === 0) return 'empty';
    if (changed.length > 0) return 'changed';
    if (!isSettled || (isFetching && isEnabled)) return 'checking';
    if (faults.count > 0) return 'faulty';
    return error ? 'failed' : 'passed';
  }
  const message = error?.message ?? '';
  return { phase: findPhase(), faults, changed, verdict, message, retry: () => void refetch() };
}
