import { z } from 'zod';
import { auditEntrySchema } from '#features/people/audit/audit.contract.ts';
import { revertHoursSchema, userIdSchema } from '#features/people/operators/operator.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

const judgedActSchema = z.object({
  act: auditEntrySchema,
  fate: z.enum(['back', 'stays', 'never']),
  /** Number of things that come back of it. */
  back: z.int().min(0),
});
export type RevertibleAct = z.infer<typeof judgedActSchema>;

/** The acts that `revertHours` would take back or leave, newest first. */
export const listRevertibleActs = endpoint({
  method: 'GET',
  path: '/api/operator/operators/:userId/acts',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags: ['operator'],
  summary: '운영자를 빼면서 되돌릴 수 있는 일',
  description:
    '그 시간 안에 한 일마다, 되돌아오는지(back), 그 뒤에 누가 손대 그대로인지(stays), 되돌릴 수 없는지(never)를 답합니다.',
  params: z.object({ userId: userIdSchema }),
  query: z.object({ hours: z.coerce.number().pipe(revertHoursSchema) }),
  response: { 200: z.object({ acts: z.array(judgedActSchema), mutes: z.int().min(0) }) },
});
