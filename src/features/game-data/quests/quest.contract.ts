import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idPageQuery, idParams, integerText } from '#shared/params.ts';

/** Written by operators; the import only seeds it. `content` is sanitised HTML. */
export const questSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** 1 진행 중, 2 예정, 3 종료. */
  status: z.int().min(1).max(3),
  thumbnailUrl: z.string().nullable(),
});
export type Quest = z.infer<typeof questSchema>;

const tags = ['quests'];

export const listQuests = endpoint({
  method: 'GET',
  path: '/api/quests',
  who: 'anyone',
  tags,
  summary: '퀘스트',
  query: idPageQuery.extend({ status: integerText(1, 3).optional() }),
  response: { 200: z.array(questSchema) },
});

export const getQuest = endpoint({
  method: 'GET',
  path: '/api/quests/:id',
  who: 'anyone',
  tags,
  summary: '퀘스트 하나',
  params: idParams,
  response: { 200: questSchema },
});
