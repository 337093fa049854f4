import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idPageQuery, idParams, integerText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';

export const REPORT_TYPE = {
  fraud: 1,
  falseListing: 2,
  cashTrade: 3,
  abuse: 4,
  spam: 5,
  impersonation: 6,
  other: 9,
} as const;
export const reportTypeSchema = z.literal(Object.values(REPORT_TYPE));

export const REPORT_STATUS = { open: 1, actedUpon: 2, dismissed: 3 } as const;
export const reportStatusSchema = z.literal(Object.values(REPORT_STATUS));
export type ReportStatus = z.infer<typeof reportStatusSchema>;

/** Characters, trimmed. */
export const REPORT_COMMENT_LENGTH = { min: 5, max: 500 } as const;

const id = z.int().min(1).max(MAX_ID);

/** Kinds of subjects: `tradeId` in a request, `trade` in the response. Their features implement `ReportSubject`. */
export const SUBJECT_KINDS = ['trade', 'party', 'guild', 'post', 'broadcast'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const subjectSnapshotSchema = z.looseObject({ id: z.int().positive() });
export type SubjectSnapshot = z.infer<typeof subjectSnapshotSchema>;

export const newReportSchema = z
  .strictObject({
    tradeId: id.optional(),
    partyId: id.optional(),
    guildId: id.optional(),
    /** A post on a guild's board. */
    postId: id.optional(),
    broadcastId: id.optional(),
    profileId: id.optional(),
    type: reportTypeSchema,
    comment: plainText({ ...REPORT_COMMENT_LENGTH, hasLines: true }),
  })
  .refine((about) => about.profileId !== undefined || subjectsIn(about).length > 0, {
    path: ['tradeId'],
    message: '신고할 거래나 이용자를 알려 주세요.',
  })
  .refine((about) => subjectsIn(about).length <= 1, {
    path: ['tradeId'],
    message: '한 번에 하나만 신고할 수 있습니다.',
  });

function subjectsIn(about: { [Kind in SubjectKind as `${Kind}Id`]?: number | undefined }): SubjectKind[] {
  return SUBJECT_KINDS.filter((kind) => about[`${kind}Id`] !== undefined);
}

export type NewReport = z.infer<typeof newReportSchema>;
export type ReportedThing = Omit<NewReport, 'type' | 'comment' | 'profileId'>;

export const reportSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  tradeId: z.int().positive().nullable(),
  partyId: z.int().positive().nullable(),
  guildId: z.int().positive().nullable(),
  postId: z.int().positive().nullable(),
  broadcastId: z.int().positive().nullable(),
  type: reportTypeSchema,
  comment: z.string(),
  reporterId: z.int().positive(),
  /** Null: a shout by a character who has no profile here. */
  reportedId: z.int().positive().nullable(),
  /** Null: the account was deleted, or the player is not known. */
  reportedName: z.string().nullable(),
  status: reportStatusSchema,
  answer: z.string().nullable(),
  handledAt: z.iso.datetime().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const operatorReportSchema = reportSchema.extend({
  reporterName: z.string().nullable(),
  /** Suspended until then, if it lies in the future. */
  reportedBannedAt: z.iso.datetime().nullable(),
  trade: subjectSnapshotSchema.nullable(),
  party: subjectSnapshotSchema.nullable(),
  guild: subjectSnapshotSchema.nullable(),
  post: subjectSnapshotSchema.nullable(),
  broadcast: subjectSnapshotSchema.nullable(),
  /** The text at the time of the report; null: there was none, or the report was handled more than 30 days ago. */
  reportedText: z.string().nullable(),
  reportsOfReported: z.int(),
  /** Number of the reporter's handled reports, and how many of them were acted upon. */
  reporterUpheld: z.int(),
  reporterHandled: z.int(),
});
export type OperatorReport = z.infer<typeof operatorReportSchema>;

export const suspendActionSchema = z.strictObject({
  until: z.iso.datetime({ offset: true }),
  reason: plainText({ min: 2, max: 200 }),
  /** As of `POST /api/operator/suspensions`. */
  current: z.iso.datetime({ offset: true }).nullable().optional(),
});

export const reportHandlingSchema = z.strictObject({
  status: z.literal([REPORT_STATUS.actedUpon, REPORT_STATUS.dismissed]),
  answer: plainText({ min: 2, max: 500, hasLines: true }),
  actions: z.looseObject({ suspend: suspendActionSchema.optional() }).optional(),
});
export type ReportHandling = z.infer<typeof reportHandlingSchema>;

const tags = ['reports'];
const operatorTags = ['operator'];

export const createReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  who: 'player',
  tags,
  summary: '신고하기',
  body: newReportSchema,
  response: { 201: reportSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED.TOO_MANY_OPEN', 'RATE_LIMITED.TOO_MANY_TODAY'],
});

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  who: 'player',
  tags,
  summary: '내 신고',
  query: idPageQuery,
  response: { 200: z.array(reportSchema) },
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/operator/reports',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '모든 신고',
  query: idPageQuery.extend({ status: integerText(1, 3).pipe(reportStatusSchema).optional() }),
  response: { 200: z.array(operatorReportSchema) },
});

export const handleReport = endpoint({
  method: 'PUT',
  path: '/api/operator/reports/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '신고 처리하기',
  description:
    '거래를 숨기고, 그 가격을 시세에서 빼고, 파티를 닫고, 문파나 문파의 글을 숨기고, 외침을 숨기고, 그 이름의 외침을 한동안 막고, 신고된 이용자를 정지하는 일을 한 번에 할 수 있습니다.',
  params: idParams,
  body: reportHandlingSchema,
  response: { 200: operatorReportSchema },
  errors: ['CONFLICT.HANDLED', 'CONFLICT.OPERATOR', 'CONFLICT.CHANGED'],
});
