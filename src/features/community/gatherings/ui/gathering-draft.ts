import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { parseFields } from './gathering-form.rules.ts';

/** Of a new gathering of one guild. */
export function gatheringDraft(guildId: number) {
  return draftInTab(`gathering-draft:${guildId}`, parseFields);
}
