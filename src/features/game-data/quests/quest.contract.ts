import { z } from 'zod';

/** Content that operators write; the import seeds it once. `content` is sanitised HTML. */
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
