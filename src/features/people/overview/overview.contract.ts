import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

const count = z.int().min(0);

export const waitingSchema = z.object({
  reports: count,
  inquiries: count,
  appeals: count,
  corrections: count,
});

export const overviewSchema = z.object({ waiting: waitingSchema });
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/operator/overview',
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags: ['operator'],
  summary: '기다리는 것의 수',
  response: { 200: overviewSchema },
});
