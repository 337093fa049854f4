import { MAX_EDITS } from '#features/game-data/editing/fact-change.contract.ts';
import type { ConflictDecision } from '#features/game-data/editing/fact-conflict.contract.ts';
import { call } from '#platform/client/call.ts';
import { inTab, json } from '#platform/client/device-storage.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { decideConflicts, listConflicts } from '../../fact-conflict-desk.contract.ts';
import { changesFacts, FACTS, liveFacts } from '../../ui/live-facts.ts';
import { parseChoices } from '../conflict-choice.rules.ts';

export const factConflicts = defineLiveQuery({
  ...liveFacts,
  key: [...FACTS, 'conflicts'],
  endpoint: listConflicts,
  request: () => ({}),
});

export const decideMutation = defineMutation(decideConflicts, { ...changesFacts, isAwaited: true });

export const storedChoices = inTab('desk-conflicts', json(parseChoices));

/**
 * Sends as many at once as a call takes.
 * @param onPart hears what is decided, even where a later part is refused
 * @throws {ApiError}
 */
export async function decideAll(
  decisions: readonly ConflictDecision[],
  onPart: (ids: readonly number[], version: number | null) => void,
): Promise<void> {
  for (let from = 0; from < decisions.length; from += MAX_EDITS) {
    const part = decisions.slice(from, from + MAX_EDITS);
    const { version } = await call(decideConflicts, { body: { decisions: part } });
    onPart(
      part.map(({ id }) => id),
      version,
    );
  }
}
