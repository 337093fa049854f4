import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { GUIDE_CATEGORY, NOTICE_TYPE, QUEST_STATUS } from './article-kind.contract.ts';

/** Limits of articles (contract §18). */
export const TITLE_LENGTH = { min: 2, max: 80 } as const;
export const OUTLINK_MAX_LENGTH = 500;
/** Default and maximum number of rows of a list. */
export const LISTED_ARTICLES = { usual: 20, most: 50 } as const;
export const SEARCH_LENGTH = { min: 2, max: 50 } as const;
/** Maximum bytes of a body with a document: the document's limit plus the other fields. */
export const ARTICLE_BODY_BYTES = 264 * 1024;
/** Maximum bytes of the other fields in a draft. */
export const DRAFT_FIELDS_MAX_BYTES = 8 * 1024;
export const RELATED_GUIDES = 3;
/** Number of days from now in 다가오는 일정. */
export const UPCOMING_DAYS = 14;
export const FEED_ENTRIES = 50;

const instant = z.iso.datetime();

const common = {
  id: z.int().positive(),
  title: z.string(),
  /** HTML, rendered by the server; null in lists. */
  content: z.string().nullable(),
  /** Beginning as plain text, at most 200 letters. */
  summary: z.string(),
  thumbnailUrl: z.string().nullable(),
  isPinned: z.boolean(),
  isSample: z.boolean(),
  version: z.int().positive(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
  publishedAt: instant,
};

const noticeTypeSchema = z.literal(Object.values(NOTICE_TYPE));
export const guideCategorySchema = z.literal(Object.values(GUIDE_CATEGORY));

/** A notice; type 2 is a patch note (contract §18). */
export const noticeSchema = z.strictObject({
  ...common,
  uploadedAt: instant,
  type: noticeTypeSchema,
  /** External address that lists open instead of the page. */
  outlink: z.string().nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const guideSchema = z.strictObject({
  ...common,
  isActive: z.boolean(),
  sortOrder: z.int(),
  category: guideCategorySchema,
});
export type Guide = z.infer<typeof guideSchema>;

export const eventSchema = z.strictObject({
  ...common,
  isActive: z.boolean(),
  sortOrder: z.int(),
  startsAt: instant,
  /** End; null: until it is unpublished. For all-day events it is 00:00 after the last day. */
  endsAt: instant.nullable(),
  isAllDay: z.boolean(),
});
export type Event = z.infer<typeof eventSchema>;

export const questStatusSchema = z.literal(Object.values(QUEST_STATUS));

export const questSchema = z.strictObject({ ...common, status: questStatusSchema });
export type Quest = z.infer<typeof questSchema>;

export const EVENT_TIMES = ['now', 'soon', 'past'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

const pageQuery = z.object({
  limit: limitQuery(LISTED_ARTICLES.usual, LISTED_ARTICLES.most),
  /** Id of the last row of the page before. */
  cursor: idText.optional(),
});
/** Month in Seoul, `2026-11`. */
export const monthText = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, '2026-11 처럼 써야 합니다.');
export const searchText = plainText(SEARCH_LENGTH);
const tags = ['content'];

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  who: 'anyone',
  tags,
  summary: '공지와 패치노트',
  query: pageQuery.extend({ type: integerText(1, 4).optional(), q: searchText.optional() }),
  response: { 200: z.array(noticeSchema) },
});

export const getNotice = endpoint({
  method: 'GET',
  path: '/api/notices/:id',
  who: 'anyone',
  tags,
  summary: '공지 하나',
  params: idParams,
  response: { 200: noticeSchema },
});

export const listGuides = endpoint({
  method: 'GET',
  path: '/api/guides',
  who: 'anyone',
  tags,
  summary: '길잡이',
  query: pageQuery.extend({ category: integerText(1, 9).optional() }),
  response: { 200: z.array(guideSchema) },
});

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/guides/:id',
  who: 'anyone',
  tags,
  summary: '길잡이 하나',
  params: idParams,
  response: { 200: guideSchema },
});

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  who: 'anyone',
  tags,
  summary: '행사',
  description: '진행 중, 예정, 지난 행사 순서로. `month` 가 있으면 그 달의 것을 시작하는 순서로.',
  query: pageQuery.extend({ when: z.enum(EVENT_TIMES).optional(), month: monthText.optional() }),
  response: { 200: z.array(eventSchema) },
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/api/events/:id',
  who: 'anyone',
  tags,
  summary: '행사 하나',
  params: idParams,
  response: { 200: eventSchema },
});

export const listQuests = endpoint({
  method: 'GET',
  path: '/api/quests',
  who: 'anyone',
  tags,
  summary: '퀘스트',
  query: pageQuery.extend({ status: integerText(1, 3).optional() }),
  response: { 200: z.array(questSchema) },
});

export const getQuest = endpoint({
  method: 'GET',
  path: '/api/quests/:id',
  who: 'anyone',
  tags,
  summary: '퀘스트 하나',
  params: idParams,
  response: { 200: questSchema },
});
