import type { Db } from '#platform/database/db.ts';
import { QUEST_PROPOSALS, type QuestProposal, questProposalSchema } from './quest-proposal.contract.ts';

export async function readQuestProposals(db: Db): Promise<QuestProposal[]> {
  const sheet = await db
    .selectFrom('fact_sheet')
    .select('rows')
    .where('key', '=', QUEST_PROPOSALS)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return questProposalSchema.array().parse(sheet?.rows ?? []);
}
