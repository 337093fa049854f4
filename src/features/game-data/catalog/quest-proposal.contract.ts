import { z } from 'zod';

/**
 * Name of a sheet of quest drafts, which operators may adopt. It is part of no catalog, because only operators may read
 * it.
 */
export const QUEST_PROPOSALS = 'quest-proposals';

export const questProposalSchema = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type QuestProposal = z.infer<typeof questProposalSchema>;
