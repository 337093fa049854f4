import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, idText, limitQuery } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';

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

export const INQUIRY_TYPE = { question: 1, appeal: 2, suggestion: 3, partnership: 4, other: 9 } as const;
export const inquiryTypeSchema = z.literal(Object.values(INQUIRY_TYPE));
export type InquiryType = z.infer<typeof inquiryTypeSchema>;

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
    correction: z.literal('true').optional(),
    about: textUpTo(CORRECTION_LENGTH.about).optional(),
  }),
  response: { 200: z.array(operatorInquirySchema) },
});

export const answerInquiry = endpoint({
  method: 'PUT',
  path: '/api/operator/inquiries/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '문의에 답하기',
  params: idParams,
  body: z.strictObject({ answer: plainText({ ...ANSWER_LENGTH, hasLines: true }) }),
  response: { 200: operatorInquirySchema },
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
