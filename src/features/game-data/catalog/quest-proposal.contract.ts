import { z } from 'zod';

/** The sheet of quests that no import writes: operators are offered them. It is in no catalog, so that nobody else reads it. */
export const QUEST_PROPOSALS = 'quest-proposals';

export const questProposalSchema = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** Safe HTML. */
  content: z.string(),
});
export type QuestProposal = z.infer<typeof questProposalSchema>;
