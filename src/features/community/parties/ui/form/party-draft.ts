import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { parseFields } from './party-form.rules.ts';

export const partyDraft = draftInTab('party-draft', parseFields);
