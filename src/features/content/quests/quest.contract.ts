import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

/** A quest with which an operator may begin. */
export const offeredQuestSchema = z.strictObject({
  key: z.string(),
  title: z.string(),
  document: z.record(z.string(), z.unknown()),
});
export type OfferedQuest = z.infer<typeof offeredQuestSchema>;

/** The facts propose quests that no import writes. Those whose title exists already are left out. */
export const listQuestProposals = endpoint({
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags: ['operator'],
  method: 'GET',
  path: '/api/operator/content/quests/proposals',
  summary: '자료에 있는 퀘스트 후보',
  response: { 200: z.array(offeredQuestSchema) },
});
