import { z } from 'zod';
import { ratingCountSchema } from '#features/people/player-ratings/player-rating.contract.ts';
import { profileParams } from '#features/people/profiles/profile.contract.ts';
import { endpoint } from '#shared/endpoint.ts';

const count = z.int().min(0);

export const dealRecordSchema = z.strictObject({
  /** Number of visible trades that the player completed, including the confirmed ones. */
  completed: count,
  /** Number of these trades that the counterpart has confirmed. */
  confirmed: count,
});
export type DealRecord = z.infer<typeof dealRecordSchema>;

/** Public record of a player. It lists only guilds that the player shows. */
export const recordSchema = z.strictObject({
  /** Time at which the profile was created. */
  since: z.iso.datetime(),
  deals: dealRecordSchema,
  parties: z.strictObject({ days: z.literal(90), led: count, joined: count }),
  manner: z.array(ratingCountSchema),
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
