import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { parseFields } from './guild-form.rules.ts';

export const guildDraft = draftInTab('guild-draft', parseFields);
