import { z } from 'zod';
import { mannerCountSchema } from '#features/people/manner/manner.contract.ts';
import { profileParams } from '#features/people/profiles/profile.contract.ts';
import { endpoint } from '#shared/endpoint.ts';

const count = z.int().min(0);

export const dealRecordSchema = z.strictObject({
  /** Visible trades that the player completed, the confirmed ones included. */
  completed: count,
  /** Of these: the other side said that it was so. */
  confirmed: count,
});
export type DealRecord = z.infer<typeof dealRecordSchema>;

/** contract §17. Guilds: those that the player shows. */
export const recordSchema = z.strictObject({
  /** When the profile was made. */
  since: z.iso.datetime(),
  deals: dealRecordSchema,
  parties: z.strictObject({ days: z.literal(90), led: count, joined: count }),
  manner: z.array(mannerCountSchema),
  guilds: z.array(z.strictObject({ id: z.int(), name: z.string(), gameServer: z.int(), rank: z.int() })),
});
export type PlayerRecord = z.infer<typeof recordSchema>;

export const getRecord = endpoint({
  method: 'GET',
  path: '/api/profiles/:id/record',
  who: 'anyone',
  tags: ['profiles'],
  summary: '한 사람의 공개 기록',
  description: 'completed는 스스로 완료한 거래 모두이고, confirmed는 그 가운데 상대가 맞다고 답한 것입니다.',
  params: profileParams,
  response: { 200: recordSchema },
});
