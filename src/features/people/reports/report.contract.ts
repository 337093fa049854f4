import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { flagText, idPageQuery, idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { MAX_BULK } from '../operators/bulk-act.limits.ts';
import { viewerSchema } from '../operators/presence.contract.ts';
import { sweepChoicesSchema } from '../operators/sweep.contract.ts';
import { queueCursorText } from './report-queue.params.ts';

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
export type ReportType = z.infer<typeof reportTypeSchema>;

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

const reportsOfThingSchema = z.strictObject({
  count: z.int().min(0),
  /** Highest id, of all in the row: what is decided together has been seen until here. */
  newestId: z.int().positive(),
  oldestAt: z.iso.datetime(),
  /** The highest weight, of all in the row. */
  weight: z.int(),
});

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
  /** Place in the queue (`report-weight.rules.ts`); of a handled report the last one. */
  weight: z.int(),
  /** Put off until then. */
  laterUntil: z.iso.datetime().nullable(),
  /** The reported player is an operator: the report stands apart from the queue and its numbers. */
  isAboutOperator: z.boolean(),
  handledByName: z.string().nullable(),
  /** Names of the actions of the decision. */
  actions: z.array(z.string()),
  /** The decision by which the report was answered at once, because its subject is settled. */
  settledById: z.int().positive().nullable(),
  /** In the queue: the other open reports about the same thing; null elsewhere. */
  more: reportsOfThingSchema.nullable(),
});
export type OperatorReport = z.infer<typeof operatorReportSchema>;

const suspendActionSchema = z.strictObject({
  until: z.iso.datetime({ offset: true }),
  reason: plainText({ min: 2, max: 200 }),
  /** As of `POST /api/operator/suspensions`. */
  current: z.iso.datetime({ offset: true }).nullable().optional(),
});

/** Actions on the reported player; those of the reported thing stand beside them. */
export const playerActions = {
  suspend: suspendActionSchema.optional(),
  warn: z.strictObject({ reason: plainText({ min: 2, max: 200 }) }).optional(),
};

export const reportHandlingSchema = z.strictObject({
  status: z.literal([REPORT_STATUS.actedUpon, REPORT_STATUS.dismissed]),
  answer: plainText({ min: 2, max: 500, hasLines: true }),
  actions: z.looseObject(playerActions).optional(),
  /** Open reports of the same player, which are closed alike. */
  also: z.array(id).max(MAX_BULK).optional(),
  /** With one of the actions that have a reason, which is the sweep's too. */
  sweep: sweepChoicesSchema.optional(),
  /** Answers further reports of the type about the same text alike, for 30 days. */
  isSettled: z.boolean().optional(),
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

export const reportSortSchema = z.enum(['queue', 'new']);

export const listReports = endpoint({
  method: 'GET',
  path: '/api/operator/reports',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '모든 신고',
  description:
    'sort=queue 는 접수되어 미루지 않은 신고를 우선도 순서로, 같은 것에 대한 신고를 한 줄(more)로 답합니다. 운영자에 대한 신고는 거기에 없고, isAboutOperator=true 로 따로 봅니다.',
  query: z.object({
    limit: limitQuery(),
    cursor: z.union([idText, queueCursorText]).optional(),
    status: integerText(1, 3).pipe(reportStatusSchema).optional(),
    type: integerText(1, 9).pipe(reportTypeSchema).optional(),
    /** The reported player. */
    profileId: idText.optional(),
    sort: reportSortSchema.prefault('new'),
    isAboutOperator: flagText.optional(),
    /** Only open ones that are put off; not of the queue. */
    isPutOff: flagText.optional(),
  }),
  response: { 200: z.array(operatorReportSchema) },
});

const DECISION_CONFLICTS = ['CONFLICT.HANDLED', 'CONFLICT.OWN', 'CONFLICT.OPERATOR'] as const;

export const handleReport = endpoint({
  method: 'PUT',
  path: '/api/operator/reports/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '신고 처리하기',
  description:
    '거래를 숨기고, 그 가격을 시세에서 빼고, 파티를 닫고, 문파나 문파의 글을 숨기고, 외침을 숨기고, 그 이름의 외침을 한동안 막고, 신고된 이용자를 경고하거나 정지하는 일을 한 번에 할 수 있습니다.',
  params: idParams,
  body: reportHandlingSchema,
  response: { 200: operatorReportSchema },
  errors: [...DECISION_CONFLICTS, 'CONFLICT.CHANGED'],
});

export const handleReports = endpoint({
  method: 'PUT',
  path: '/api/operator/reports',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '신고 여럿을 한 답으로 처리하기',
  description:
    '번호 하나는 같은 것에 대한, upTo 까지 접수된 신고 모두를 뜻합니다. 모두 되거나 하나도 되지 않습니다. 201개부터는 관리자만 할 수 있습니다.',
  body: z.strictObject({
    ids: z.array(id).min(1).max(MAX_BULK),
    /** The highest id that was seen. */
    upTo: id,
    ...reportHandlingSchema.pick({ status: true, answer: true }).shape,
  }),
  response: { 200: z.strictObject({ handled: z.int().positive() }) },
  errors: ['NOT_FOUND', ...DECISION_CONFLICTS],
});

export const putOffReport = endpoint({
  method: 'PUT',
  path: '/api/operator/reports/:id/later',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '신고 미루기',
  description: '같은 것에 대한 신고가 모두 그때까지, 또는 그 사람의 다음 신고까지 대기 목록과 수에서 빠집니다.',
  params: idParams,
  body: z.strictObject({ until: z.iso.datetime({ offset: true }) }),
  response: { 200: operatorReportSchema },
  errors: ['CONFLICT.HANDLED', 'CONFLICT.OPERATOR'],
});

export const markReportPresence = endpoint({
  method: 'PUT',
  path: '/api/operator/reports/:id/presence',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: operatorTags,
  summary: '지금 신고를 보는 운영자',
  params: idParams,
  response: { 200: z.strictObject({ viewers: z.array(viewerSchema) }) },
});
