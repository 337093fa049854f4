import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, idText, limitQuery } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { auditEntrySchema } from '../audit/audit.contract.ts';
import { reasonSchema, sanctionSchema } from '../sanctions/sanction.contract.ts';

export const MAX_QUERY_LENGTH = 50;
export const NOTE_LENGTH = { min: 1, max: 1000 } as const;

const count = z.int().min(0);
const time = z.iso.datetime();

/** Stands at the head of everything that operators read about a player. */
export const playerHeadSchema = z.object({
  profileId: z.int().positive(),
  userId: z.guid(),
  name: z.string(),
  createdAt: time,
  renamedAt: time.nullable(),
  /** Suspended until then, if it lies in the future. */
  bannedAt: time.nullable(),
  /** Warnings that count. */
  warnings: count,
  openReports: count,
  /** Newest first. */
  formerNames: z.array(z.object({ name: z.string(), givenUpAt: time })),
});
export type PlayerHead = z.infer<typeof playerHeadSchema>;

export const foundPlayerSchema = playerHeadSchema.extend({
  /** The key of the present or former name by which the search found the player; null: by number, or no search. */
  foundBy: z.string().nullable(),
});
export type FoundPlayer = z.infer<typeof foundPlayerSchema>;

export const PLAYER_STATES = ['suspended', 'warned', 'reported', 'new'] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

/** A search's begins with a name: the key of the name by which the last row was found. */
const cursorText = z
  .string()
  .regex(/^(?:[가-힣a-z0-9]{1,12}\.)?[1-9]\d{0,9}$/, '다음 페이지의 표시가 아닙니다.')
  .transform((text) => {
    const [id = '', key] = text.split('.').toReversed();
    return { key, profileId: Number(id) };
  })
  .refine(({ profileId }) => profileId <= MAX_ID, '너무 큰 수입니다.');

export const playerNoteSchema = z.object({
  id: z.int().positive(),
  at: time,
  text: z.string(),
  by: z.guid(),
  byName: z.string().nullable(),
});
export type PlayerNote = z.infer<typeof playerNoteSchema>;

export const reportLineSchema = z.object({
  id: z.int().positive(),
  createdAt: time,
  type: z.int(),
  status: z.int(),
  /** The other side: who reported, or was reported; null: not known, or deleted. */
  otherId: z.int().nullable(),
  otherName: z.string().nullable(),
});

const reportsSchema = z.object({
  count,
  open: count,
  actedUpon: count,
  /** Newest first. */
  rows: z.array(reportLineSchema),
});
export type PlayerReports = z.infer<typeof reportsSchema>;

export const playerSchema = playerHeadSchema.extend({
  profile: z.object({
    level: z.int(),
    job: z.int(),
    grade: z.int(),
    discordId: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
  isOperator: z.boolean(),
  /** Newest first. */
  sanctions: z.array(sanctionSchema),
  reports: z.object({ received: reportsSchema, made: reportsSchema }),
  inquiries: z.array(z.object({ id: z.int().positive(), createdAt: time, type: z.int(), answeredAt: time.nullable() })),
  account: z.object({
    /** Signed-in devices, and how the person signs in; null: the provider is another's. */
    devices: count.nullable(),
    providers: z.array(z.string()).nullable(),
    lastSignInAt: time.nullable(),
  }),
  notes: z.array(playerNoteSchema),
  /** Acts of operators about the player, newest first. */
  acts: z.array(auditEntrySchema),
});
export type OperatorPlayer = z.infer<typeof playerSchema>;

const tags = ['operator'];
const operators = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags } as const;

export const listPlayers = endpoint({
  ...operators,
  method: 'GET',
  path: '/api/operator/people',
  summary: '회원 찾기',
  description:
    'q는 지금 이름이나 예전 이름의 처음, 회원 번호, UUID, 디스코드 번호입니다. q가 없으면 최근 가입한 사람부터 보입니다.',
  query: z.object({
    limit: limitQuery(),
    cursor: cursorText.optional(),
    q: textUpTo(MAX_QUERY_LENGTH).optional(),
    state: z.enum(PLAYER_STATES).optional(),
  }),
  response: { 200: z.array(foundPlayerSchema) },
});

export const getPlayer = endpoint({
  ...operators,
  method: 'GET',
  path: '/api/operator/people/:id',
  summary: '회원 한 사람',
  params: idParams,
  response: { 200: playerSchema },
});

export const addNote = endpoint({
  ...operators,
  method: 'POST',
  path: '/api/operator/people/:id/notes',
  summary: '메모 남기기',
  description: '운영자만 보고, 본인에게 보이지도 내보내지지도 않습니다.',
  params: idParams,
  body: z.strictObject({ text: plainText({ ...NOTE_LENGTH, hasLines: true }) }),
  response: { 201: playerNoteSchema },
  errors: ['CONFLICT.OPERATOR'],
});

export const deleteNote = endpoint({
  ...operators,
  method: 'DELETE',
  path: '/api/operator/people/:id/notes/:noteId',
  summary: '메모 지우기',
  params: z.object({ id: idText, noteId: idText }),
  body: reasonSchema,
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR'],
});

export const endSessions = endpoint({
  ...operators,
  method: 'DELETE',
  path: '/api/operator/people/:id/sessions',
  summary: '모든 기기에서 로그아웃시키기',
  params: idParams,
  body: reasonSchema,
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR'],
});
