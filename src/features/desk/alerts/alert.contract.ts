import { z } from 'zod';
import { ALERT_NAMES } from '#features/shell/settings/setting.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

const alertTestSchema = z.strictObject({
  at: z.iso.datetime(),
  isSent: z.boolean(),
  ms: z.int().min(0),
  /** Why it was not sent, in Korean; null: it was. */
  issue: z.string().nullable(),
});
export type SentTest = z.infer<typeof alertTestSchema>;

export const testAlert = endpoint({
  method: 'POST',
  path: '/api/operator/alerts/test',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags: ['operator'],
  summary: '운영 알림 하나를 테스트로 보내기',
  description: 'name을 적으면 그 알림의 것을 보냅니다. 10분에 한 번이라는 제한에 들지 않습니다.',
  body: z.strictObject({ name: z.enum(ALERT_NAMES, '모르는 알림입니다.').optional() }),
  response: { 200: alertTestSchema },
});
