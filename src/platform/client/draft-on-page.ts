import { onPersonCleared } from './private-data.ts';
import type { DraftState } from './use-draft.ts';

const drafts = new Map<string, unknown>();

onPersonCleared(() => drafts.clear());

/** The draft of a dialog, which may be closed by an accidental Back and is there again when it is opened again. */
export function draftOnPage<Values>(name: string) {
  return {
    read: () => (drafts.get(name) as DraftState<Values> | undefined) ?? null,
    save(draft: DraftState<Values> | null) {
      drafts.set(name, draft);
      return true;
    },
    delete: () => drafts.delete(name),
  };
}
