import type { Db } from '#platform/database/db.ts';
import type { QuestProposal } from './quest-proposal.contract.ts';
import { readQuestProposals } from './quest-proposal.repository.ts';

export function questProposalsOfFacts(db: Db): Promise<QuestProposal[]> {
  return readQuestProposals(db);
}
