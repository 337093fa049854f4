import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idPageQuery, idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';
import { auditEntrySchema } from '../audit/audit.contract.ts';
import { viewerSchema } from '../operators/presence.contract.ts';
import { playerHeadSchema, reportLineSchema } from '../players/player.contract.ts';
import { sanctionSchema } from '../sanctions/sanction.contract.ts';

/** Open inquiries, and how long answers take. */
export interface InquiryWaits {
  waiting: number;
  /** Mean hours of the last ten answers; null: nothing has been answered yet. */
  meanHours: number | null;
}

/** Characters, trimmed. */
export const INQUIRY_LENGTH = { min: 5, max: 2000 } as const;
export const CORRECTION_LENGTH = { about: 80, path: 300, right: 1000, known: 300 } as const;
export const ANSWER_LENGTH = { min: 2, max: 2000 } as const;
export const MAX_UNANSWERED = 5;
const MAX_QUERY_LENGTH = 50;

export const INQUIRY_TYPE = { question: 1, appeal: 2, suggestion: 3, partnership: 4, other: 9 } as const;
export const inquiryTypeSchema = z.literal(Object.values(INQUIRY_TYPE));
export type InquiryType = z.infer<typeof inquiryTypeSchema>;

/** The lists of the desk in which they wait. */
export const INQUIRY_KINDS = ['inquiries', 'appeals'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const inquirySchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  type: inquiryTypeSchema,
  content: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

export const operatorInquirySchema = inquirySchema.extend({
  userId: z.guid(),
  /** Null: sent before the person had a profile. */
  profile: z
    .object({
      id: z.int().positive(),
      name: z.string().nullable(),
      bannedAt: z.iso.datetime().nullable(),
      bannedReason: z.string().nullable(),
    })
    .nullable(),
});
export type OperatorInquiry = z.infer<typeof operatorInquirySchema>;

/** Shown beside the text of an appeal. */
const appealSchema = z.object({
  /** The one that runs. */
  suspension: z
    .object({
      suspendedAt: z.iso.datetime(),
      until: z.iso.datetime(),
      reason: z.string(),
      /** User id of the operator; null: not recorded. */
      by: z.guid().nullable(),
      byName: z.string().nullable(),
    })
    .nullable(),
  sanctions: z.array(sanctionSchema),
  /** The sanctions followed these; with what the reporters wrote. */
  reports: z.array(reportLineSchema.extend({ comment: z.string() })),
  acts: z.array(auditEntrySchema),
  /** Whether the caller set the suspension; then another decides, where there is one of that level. */
  isOwn: z.boolean(),
  isForOthers: z.boolean(),
});
export type Appeal = z.infer<typeof appealSchema>;

export const inquiryDetailSchema = operatorInquirySchema.extend({
  /** Null: without a profile. */
  person: playerHeadSchema.nullable(),
  /** Other inquiries of the person, newest first. */
  earlier: z.array(inquirySchema),
  /** Null: the inquiry is no appeal, or its person has no profile. */
  appeal: appealSchema.nullable(),
});
export type InquiryDetail = z.infer<typeof inquiryDetailSchema>;

export const inquiryAnswerSchema = z.strictObject({
  answer: plainText({ ...ANSWER_LENGTH, hasLines: true }),
  /** Appeals only: lifts the suspension (`until` null) or lets it end earlier; left out keeps it. */
  suspension: z
    .strictObject({
      suspendedAt: z.iso.datetime({ offset: true }),
      until: z.iso.datetime({ offset: true }).nullable(),
    })
    .optional(),
  /** Appeals only: the warning that is taken back. */
  endWarning: z.int().min(1).max(MAX_ID).optional(),
});
export type InquiryAnswer = z.infer<typeof inquiryAnswerSchema>;

export const newInquirySchema = z.strictObject({
  type: inquiryTypeSchema,
  content: plainText({ ...INQUIRY_LENGTH, hasLines: true }),
});
export type NewInquiry = z.infer<typeof newInquirySchema>;

export const listInquiries = endpoint({
  method: 'GET',
  path: '/api/operator/inquiries',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '모든 문의',
  query: z.object({
    limit: limitQuery(),
    cursor: idText.optional(),
    answered: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
    type: integerText(1, INQUIRY_TYPE.other).pipe(inquiryTypeSchema).optional(),
    /** `corrections`: those inquiries that are marked as such. */
    kind: z.enum([...INQUIRY_KINDS, 'corrections']).optional(),
    /** A part of the text, the number, or who sent it, as in the search for players. */
    q: textUpTo(MAX_QUERY_LENGTH).optional(),
    correction: z.literal('true').optional(),
    about: textUpTo(CORRECTION_LENGTH.about).optional(),
  }),
  response: { 200: z.array(operatorInquirySchema) },
});

export const getInquiry = endpoint({
  method: 'GET',
  path: '/api/operator/inquiries/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '문의 하나',
  description: '보낸 사람과 그 사람의 다른 문의, 정지 이의이면 정지와 그 뒤의 신고, 운영 기록도 있습니다.',
  params: idParams,
  response: { 200: inquiryDetailSchema },
});

export const answerInquiry = endpoint({
  method: 'PUT',
  path: '/api/operator/inquiries/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '문의에 답하기',
  description:
    '정지 이의에는 답하면서 정지를 풀거나 줄이고 경고를 취소할 수 있습니다. 정지한 운영자가 아닌 사람이 정합니다.',
  params: idParams,
  body: inquiryAnswerSchema,
  response: { 200: operatorInquirySchema },
  errors: ['CONFLICT.CHANGED', 'CONFLICT.OWN', 'CONFLICT.OPERATOR'],
});

export const markInquiryPresence = endpoint({
  method: 'PUT',
  path: '/api/operator/inquiries/:id/presence',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '지금 문의를 보는 운영자',
  params: idParams,
  response: { 200: z.strictObject({ viewers: z.array(viewerSchema) }) },
});

const tags = ['inquiries'];

export const listOwnInquiries = endpoint({
  method: 'GET',
  path: '/api/inquiries',
  who: 'person',
  tags,
  summary: '내 문의',
  query: idPageQuery,
  response: { 200: z.array(inquirySchema) },
});

/** Open to everyone who is signed in, also suspended or without a profile, since this is how players appeal. */
export const createInquiry = endpoint({
  method: 'POST',
  path: '/api/inquiries',
  who: 'person',
  evenSuspended: true,
  tags,
  summary: '문의하기',
  body: newInquirySchema,
  response: { 201: inquirySchema },
  errors: ['CONFLICT'],
});
