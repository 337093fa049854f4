import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';

/** 1 사기, 2 허위 매물·허위 가격, 3 현금 거래 유도, 4 욕설·비매너, 5 도배·광고, 6 사칭, 9 기타. */
export const REPORT_TYPES = [1, 2, 3, 4, 5, 6, 9] as const;
export const reportTypeSchema = z.literal(REPORT_TYPES);

/** 1 접수, 2 조치, 3 기각. */
export const reportStatusSchema = z.literal([1, 2, 3]);
export type ReportStatus = z.infer<typeof reportStatusSchema>;

export const REPORT_COMMENT_LENGTH = { min: 5, max: 500 } as const;
export const REPORT_ANSWER_LENGTH = { min: 2, max: 500 } as const;

const MAX_ID = 2_147_483_647;
const id = z.int().min(1).max(MAX_ID);

/** `POST /api/reports`: of a trade (then of its owner), or of a player. */
export const newReportSchema = z
  .strictObject({
    tradeId: id.optional(),
    profileId: id.optional(),
    type: reportTypeSchema,
    comment: plainText({ ...REPORT_COMMENT_LENGTH, hasLines: true }),
  })
  .refine(({ tradeId, profileId }) => tradeId !== undefined || profileId !== undefined, {
    path: ['tradeId'],
    message: '신고할 거래나 사람을 알려 주세요.',
  });
export type NewReport = z.infer<typeof newReportSchema>;

/** A report as the one who made it sees it. */
export const reportSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  tradeId: z.int().positive().nullable(),
  type: reportTypeSchema,
  comment: z.string(),
  reporterId: z.int().positive(),
  reportedId: z.int().positive(),
  /** Null: the account was deleted. */
  reportedName: z.string().nullable(),
  status: reportStatusSchema,
  answer: z.string().nullable(),
  handledAt: z.iso.datetime().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

/** The same as operators see it. */
export const operatorReportSchema = reportSchema.extend({
  deletedAt: z.iso.datetime().nullable(),
  reporterName: z.string().nullable(),
  /** In the future: suspended until then. */
  reportedBannedAt: z.iso.datetime().nullable(),
  trade: z
    .object({
      id: z.int().positive(),
      itemId: z.int().positive(),
      tradeType: z.int(),
      price: z.int().nullable(),
      quantity: z.int(),
      comment: z.string(),
      status: z.int(),
      hiddenAt: z.iso.datetime().nullable(),
      priceExcludedReason: z.string().nullable(),
    })
    .nullable(),
  /** Of the same player, this one too. */
  reportsOfReported: z.int(),
});
export type OperatorReport = z.infer<typeof operatorReportSchema>;

const reason = plainText({ min: 2, max: 200 });

/** `PUT /api/operator/reports/{id}` */
export const reportHandlingSchema = z.strictObject({
  /** 2 acted upon, 3 dismissed. */
  status: z.literal([2, 3]),
  /** What the reporter is told. */
  answer: plainText({ ...REPORT_ANSWER_LENGTH, hasLines: true }),
  actions: z
    .strictObject({
      hideTrade: z.strictObject({ reason }).optional(),
      excludePrice: z.strictObject({ reason }).optional(),
      suspend: z.strictObject({ until: z.iso.datetime({ offset: true }), reason }).optional(),
    })
    .optional(),
});
export type ReportHandling = z.infer<typeof reportHandlingSchema>;

/** `PUT /api/operator/trades/{id}/hidden` */
export const tradeHidingSchema = z.strictObject({ reason });
