import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { GUILD_NOT_WRITABLE } from '../guilds/guild.contract.ts';
import { partyPlayerSchema } from '../parties/party.contract.ts';
import {
  MAX_CAPACITY,
  MAX_LISTED_MS,
  MAX_MINUTES,
  MAX_NOTE_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_CAPACITY,
  MIN_MINUTES,
  MIN_TITLE_LENGTH,
  REMIND_CHOICES,
} from './gathering.limits.ts';

/** Kinds: 1 사냥, 2 보스, 3 승급, 4 모임, 9 기타. */
const kindSchema = z.literal([1, 2, 3, 4, 9]);
/** States: 1 예정, 2 진행 중, 3 끝남, 4 취소. */
const stateSchema = z.literal([1, 2, 3, 4]);
/** Answers: 1 참가, 2 불참, 3 미정. */
const answerCodeSchema = z.literal([1, 2, 3]);
const jobSchema = z.int().min(1).max(4);
const minutesSchema = z.int().min(MIN_MINUTES).max(MAX_MINUTES);
/** Null: unlimited. */
const capacitySchema = z.int().min(MIN_CAPACITY).max(MAX_CAPACITY).nullable();
const remindMinutesSchema = z.literal(REMIND_CHOICES);
const repeatSchema = z.literal('weekly').nullable();
const count = z.int().min(0);

const ownAnswerSchema = z.strictObject({
  answer: answerCodeSchema,
  job: jobSchema,
  /** Whether a 참가 is beyond `capacity`. */
  isWaiting: z.boolean(),
  answeredAt: z.iso.datetime(),
});
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

const answerSchema = ownAnswerSchema.extend({ profile: partyPlayerSchema });
export type GatheringAnswer = z.infer<typeof answerSchema>;

/** A gathering as the members of its guild see it (contract §15). */
export const gatheringSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  guildId: z.int().positive(),
  /** The creator, who may have left the guild. */
  creator: partyPlayerSchema,
  title: z.string(),
  kind: kindSchema,
  /** Start. */
  at: z.iso.datetime(),
  minutes: minutesSchema,
  /** 0: none. */
  dungeonId: z.int().min(0),
  dungeon: z.strictObject({ id: z.int().positive(), name: z.string(), region: z.int() }).nullable(),
  place: z.string(),
  note: z.string(),
  capacity: capacitySchema,
  /** Minutes between the reminder and `at`. */
  remindMinutes: remindMinutesSchema,
  repeat: repeatSchema,
  /** State at the time of reading; `stateOf` computes it for any other moment. */
  state: stateSchema,
  cancelledAt: z.iso.datetime().nullable(),
  /** 참가 in the order in which they move up, then 미정, then 불참. Lists contain the first 20. */
  answers: z.array(answerSchema),
  /** Counts of all answers; `jobs` counts players who come and do not wait. */
  counts: z.strictObject({
    coming: count,
    waiting: count,
    unsure: count,
    notComing: count,
    jobs: z.strictObject({ '1': count, '2': count, '3': count, '4': count }),
  }),
  /** Null: the reader has not answered. */
  own: ownAnswerSchema.nullable(),
});
export type Gathering = z.infer<typeof gatheringSchema>;

const dungeonIdSchema = z.int().min(0).max(MAX_ID);
const titleSchema = plainText({ min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH });

const optionalInput = {
  minutes: minutesSchema.optional(),
  /** Id of an opened dungeon; 0: none. */
  dungeonId: dungeonIdSchema.optional(),
  place: plainText({ min: 0, max: MAX_PLACE_LENGTH }).optional(),
  note: plainText({ min: 0, max: MAX_NOTE_LENGTH, hasLines: true }).optional(),
  capacity: capacitySchema.optional(),
  remindMinutes: remindMinutesSchema.optional(),
  repeat: repeatSchema.optional(),
};

export const newGatheringSchema = z.strictObject({
  title: titleSchema,
  kind: kindSchema,
  /** Start, 10 minutes to 60 days ahead. */
  at: z.iso.datetime(),
  ...optionalInput,
  /** Job with which the creator comes; by default that of the profile. */
  job: jobSchema.optional(),
});
export type NewGathering = z.infer<typeof newGatheringSchema>;

/** Fields that are left out stay. */
export const gatheringChangeSchema = z.strictObject({
  title: titleSchema.optional(),
  kind: kindSchema.optional(),
  at: z.iso.datetime().optional(),
  ...optionalInput,
});
export type GatheringChange = z.infer<typeof gatheringChangeSchema>;

export const newAnswerSchema = z.strictObject({
  answer: answerCodeSchema,
  /** By default the job of the answer before, otherwise that of the profile. */
  job: jobSchema.optional(),
});
export type NewAnswer = z.infer<typeof newAnswerSchema>;

const tags = ['guilds'];
const gatheringParams = idParams.extend({ gatheringId: idText });
const WRONG_SPAN = `from이 to보다 앞서야 하고, 한 번에 ${MAX_LISTED_MS / 86_400_000}일까지 볼 수 있습니다.`;

export const listGatherings = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/gatherings',
  who: 'player',
  tags,
  summary: '문파 일정: 문파원만',
  description:
    'from부터 to 앞까지(62일까지) 시작하는 일정, 이른 것부터. from이 없으면 12시간 전부터, to가 없으면 from에서 62일. 답은 일정마다 앞의 20개까지.',
  params: idParams,
  query: z
    .object({
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      limit: limitQuery(),
      cursor: z
        .string()
        .refine((text) => readTimeCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.')
        .optional(),
    })
    .refine(isSpanRight, { path: ['to'], message: WRONG_SPAN }),
  response: { 200: z.array(gatheringSchema) },
});

/** If one of both is absent, the default of the other decides. */
function isSpanRight({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return true;
  const span = Date.parse(to) - Date.parse(from);
  return span > 0 && span <= MAX_LISTED_MS;
}

export const createGathering = endpoint({
  method: 'POST',
  path: '/api/guilds/:id/gatherings',
  who: 'player',
  brake: 'boards',
  tags,
  summary: '문파 일정 만들기: 문주, 부문주, 장로',
  description: '만든 사람은 참가로 답한 것이 된다. 문파마다 하루에 20개까지.',
  params: idParams,
  body: newGatheringSchema,
  response: { 201: gatheringSchema },
  errors: [...GUILD_NOT_WRITABLE, 'NOT_ALLOWED'],
});

export const getGathering = endpoint({
  method: 'GET',
  path: '/api/guilds/:id/gatherings/:gatheringId',
  who: 'player',
  tags,
  summary: '문파 일정 하나와 답 모두',
  params: gatheringParams,
  response: { 200: gatheringSchema },
});

export const changeGathering = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/gatherings/:gatheringId',
  who: 'player',
  tags,
  summary: '문파 일정 바꾸기: 만든 사람과 문주, 부문주',
  description: '적은 것만 바뀐다. 끝났거나 취소한 일정은 409 ENDED.',
  params: gatheringParams,
  body: gatheringChangeSchema,
  response: { 200: gatheringSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.ENDED', 'NOT_ALLOWED'],
});

export const cancelGathering = endpoint({
  method: 'DELETE',
  path: '/api/guilds/:id/gatherings/:gatheringId',
  who: 'player',
  tags,
  summary: '문파 일정 취소하기: 만든 사람과 문주, 부문주',
  description: '매주 되풀이하는 일정은 이번만. series=true면 다음 것도 만들지 않는다.',
  params: gatheringParams,
  query: z.object({ series: z.enum(['true', 'false']).optional() }),
  response: { 200: successSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.ENDED'],
});

export const answerGathering = endpoint({
  method: 'PUT',
  path: '/api/guilds/:id/gatherings/:gatheringId/answer',
  who: 'player',
  tags,
  summary: '문파 일정에 답하기',
  description: '1 참가, 2 불참, 3 미정. 끝날 때까지 바꿀 수 있다. 정원이 차면 참가는 대기가 된다.',
  params: gatheringParams,
  body: newAnswerSchema,
  response: { 200: gatheringSchema },
  errors: [...GUILD_NOT_WRITABLE, 'CONFLICT.ENDED'],
});
