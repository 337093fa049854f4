import type { Db } from '#platform/database/db.ts';
import { readQuestProposals } from './catalog.repository.ts';
import type { QuestProposal } from './quest-proposal.contract.ts';

export function questProposalsOfFacts(db: Db): Promise<QuestProposal[]> {
  return readQuestProposals(db);
}
