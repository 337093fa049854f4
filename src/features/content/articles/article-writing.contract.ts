import { z } from 'zod';
import { hasUserName, USER_NAME_ISSUE } from '#shared/address-user.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { plainText, visibleText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import {
  guideCategorySchema,
  LISTED_ARTICLES,
  OUTLINK_MAX_LENGTH,
  questStatusSchema,
  searchText,
  TITLE_LENGTH,
} from './article.contract.ts';
import { ARTICLE_STATES, COLLECTION_NAMES, NOTICE_TYPE } from './article-kind.contract.ts';

/** Errors of changes that carry the version that was edited. */
const EDIT_CONFLICTS = ['CONFLICT.CHANGED', 'CONFLICT.DELETED'] as const;

const instant = z.iso.datetime({ offset: true });
const titleSchema = plainText(TITLE_LENGTH);
/** The schema of documents checks its contents (contract §18). */
const documentBody = z.record(z.string(), z.unknown());
const versionSchema = z.int().min(0).max(MAX_ID);

const written = {
  title: titleSchema,
  document: documentBody,
  thumbnailImageId: z.int().positive().max(MAX_ID).nullable().optional(),
  isPinned: z.boolean().optional(),
};

/** External address that everybody can reach. */
const outlinkSchema = visibleText(
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'https 주소여야 합니다.' })
    .refine((address) => !hasUserName(address), USER_NAME_ISSUE)
    .max(OUTLINK_MAX_LENGTH),
);

/** By default `uploadedAt` is now; null: a draft. */
export const newNoticeSchema = z.strictObject({
  ...written,
  type: z.literal(Object.values(NOTICE_TYPE)),
  uploadedAt: instant.nullable().optional(),
  outlink: outlinkSchema.nullable().optional(),
  startsAt: instant.nullable().optional(),
  endsAt: instant.nullable().optional(),
});
export type NoticeFields = Partial<z.infer<typeof newNoticeSchema>>;

const published = {
  /** False: a draft. */
  isActive: z.boolean().optional(),
  /** By default a published guide or event is published now. */
  publishedAt: instant.nullable().optional(),
};

export const newGuideSchema = z.strictObject({ ...written, ...published, category: guideCategorySchema });
export type GuideFields = Partial<z.infer<typeof newGuideSchema>>;

export const newEventSchema = z.strictObject({
  ...written,
  ...published,
  startsAt: instant,
  endsAt: instant.nullable().optional(),
  isAllDay: z.boolean().optional(),
});
export type EventFields = Partial<z.infer<typeof newEventSchema>>;

export const newQuestSchema = z.strictObject({ ...written, status: questStatusSchema });
export type QuestFields = Partial<z.infer<typeof newQuestSchema>>;

/** Version that was edited. Fields that are left out of a change stay. */
const versioned = { version: versionSchema };
const ofEditors = { who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['operator'] } as const;
const deletion = { params: idParams, query: z.object({ version: integerText(1, MAX_ID) }) } as const;

const collectionSchema = z.enum(COLLECTION_NAMES);
/** Id of an article, or the name of a page. */
const articleIdText = z.string().regex(/^(?:[1-9]\d{0,8}|[a-z][a-z-]{1,30})$/, '글을 찾을 수 없습니다.');
const collectionParams = z.object({ collection: collectionSchema });
const articleParams = collectionParams.extend({ id: articleIdText });

const authorSchema = z.strictObject({
  userId: z.guid(),
  /** Null: the account has no profile or was deleted. */
  name: z.string().nullable(),
});
export type Author = z.infer<typeof authorSchema>;

const entryShape = {
  id: z.int().positive(),
  /** Name of a page; null for other kinds. */
  name: z.string().nullable(),
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  version: versionSchema,
  isPinned: z.boolean(),
  isSample: z.boolean(),
  sortOrder: z.int(),
  type: z.int().nullable(),
  category: z.int().nullable(),
  status: z.int().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  /** Null: the article came with the site. */
  author: authorSchema.nullable(),
};

export const articleEntrySchema = z.strictObject(entryShape);
export type ArticleEntry = z.infer<typeof articleEntrySchema>;

export const draftSchema = z.strictObject({
  baseVersion: versionSchema,
  rev: z.int().min(0).max(MAX_ID),
  document: documentBody,
  fields: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof draftSchema>;

export const editedArticleSchema = z.strictObject({
  ...entryShape,
  document: documentBody,
  isAllDay: z.boolean(),
  isActive: z.boolean(),
  outlink: z.string().nullable(),
  thumbnailImageId: z.int().positive().nullable(),
  /**
   * Text of this release for a page of the site, if the last save was based on another one; for terms and policy, if no
   * administrator has set its date yet.
   */
  proposal: documentBody.nullable(),
  /** The operator's own draft, if any. */
  draft: draftSchema.extend({ at: z.iso.datetime() }).nullable(),
  /** Other operators who edit the article now. */
  editors: z.array(authorSchema),
});
export type EditedArticle = z.infer<typeof editedArticleSchema>;

export const createNotice = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/notices',
  summary: '공지 쓰기',
  body: newNoticeSchema,
  response: { 201: editedArticleSchema },
});

export const changeNotice = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/notices/:id',
  summary: '공지 수정하기',
  params: idParams,
  body: newNoticeSchema.partial().extend(versioned),
  response: { 200: editedArticleSchema },
  errors: EDIT_CONFLICTS,
});

export const deleteNotice = endpoint({
  ...ofEditors,
  ...deletion,
  method: 'DELETE',
  path: '/api/notices/:id',
  summary: '공지 지우기',
  response: { 200: successSchema },
  errors: EDIT_CONFLICTS,
});

export const createGuide = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/guides',
  summary: '길잡이 쓰기',
  body: newGuideSchema,
  response: { 201: editedArticleSchema },
});

export const changeGuide = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/guides/:id',
  summary: '길잡이 수정하기',
  params: idParams,
  body: newGuideSchema.partial().extend(versioned),
  response: { 200: editedArticleSchema },
  errors: EDIT_CONFLICTS,
});

export const deleteGuide = endpoint({
  ...ofEditors,
  ...deletion,
  method: 'DELETE',
  path: '/api/guides/:id',
  summary: '길잡이 지우기',
  response: { 200: successSchema },
  errors: EDIT_CONFLICTS,
});

export const createEvent = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/events',
  summary: '행사 쓰기',
  body: newEventSchema,
  response: { 201: editedArticleSchema },
});

export const changeEvent = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/events/:id',
  summary: '행사 수정하기',
  params: idParams,
  body: newEventSchema.partial().extend(versioned),
  response: { 200: editedArticleSchema },
  errors: EDIT_CONFLICTS,
});

export const deleteEvent = endpoint({
  ...ofEditors,
  ...deletion,
  method: 'DELETE',
  path: '/api/events/:id',
  summary: '행사 지우기',
  response: { 200: successSchema },
  errors: EDIT_CONFLICTS,
});

export const createQuest = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/quests',
  summary: '퀘스트 쓰기',
  body: newQuestSchema,
  response: { 201: editedArticleSchema },
});

export const changeQuest = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/quests/:id',
  summary: '퀘스트 수정하기',
  params: idParams,
  body: newQuestSchema.partial().extend(versioned),
  response: { 200: editedArticleSchema },
  errors: EDIT_CONFLICTS,
});

export const deleteQuest = endpoint({
  ...ofEditors,
  ...deletion,
  method: 'DELETE',
  path: '/api/quests/:id',
  summary: '퀘스트 지우기',
  response: { 200: successSchema },
  errors: EDIT_CONFLICTS,
});

export const listArticles = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/content/:collection',
  summary: '쓴 글 모두',
  params: collectionParams,
  query: z.object({
    limit: limitQuery(LISTED_ARTICLES.usual, LISTED_ARTICLES.most),
    cursor: idText.optional(),
    state: z.enum(ARTICLE_STATES).optional(),
    q: searchText.optional(),
  }),
  response: { 200: z.array(articleEntrySchema) },
});

export const getArticle = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/content/:collection/:id',
  summary: '수정할 글',
  params: articleParams,
  response: { 200: editedArticleSchema },
});

/** Reads the draft of an article before its first save. */
export const getNewDraft = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/content/:collection/new/draft',
  summary: '아직 저장하지 않은 글',
  params: collectionParams,
  response: { 200: z.strictObject({ draft: draftSchema.extend({ at: z.iso.datetime() }).nullable() }) },
});

/** Stores a draft; `id` is `new` before the first save. A `rev` older than the stored one is a conflict. */
export const saveDraft = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/operator/content/:collection/:id/draft',
  summary: '임시 저장하기',
  params: articleParams,
  body: draftSchema,
  response: { 200: z.strictObject({ rev: z.int(), at: z.iso.datetime() }) },
  errors: ['CONFLICT.CHANGED'],
});

export const changePage = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/operator/content/pages/:id',
  summary: '안내 수정하기',
  params: z.object({ id: articleIdText }),
  body: z.strictObject({
    document: documentBody,
    version: versionSchema,
    /** Required for terms and policy, which only administrators publish; ignored for other pages. */
    effectiveAt: instant.optional(),
    isDisadvantageous: z.boolean().optional(),
  }),
  response: { 200: editedArticleSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const orderGuides = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/operator/content/guides/order',
  summary: '길잡이의 순서',
  body: z.strictObject({ ids: z.array(z.int().positive().max(MAX_ID)).max(1000) }),
  response: { 200: successSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const restoreArticle = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/operator/content/:collection/:id/restore',
  summary: '지운 글 복원하기',
  params: articleParams,
  response: { 200: editedArticleSchema },
  errors: ['CONFLICT.NOT_DELETED'],
});

const versionEntryShape = {
  version: versionSchema,
  at: z.iso.datetime(),
  title: z.string(),
  author: authorSchema.nullable(),
  isEmptied: z.boolean(),
};

export const listVersions = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/content/:collection/:id/versions',
  summary: '글의 지난 버전',
  params: articleParams,
  response: { 200: z.array(z.strictObject(versionEntryShape)) },
});
export type VersionEntry = z.infer<(typeof listVersions)['response'][200]>[number];

const versionParams = articleParams.extend({ version: idText });

export const getVersion = endpoint({
  ...ofEditors,
  method: 'GET',
  path: '/api/operator/content/:collection/:id/versions/:version',
  summary: '지난 버전 하나',
  params: versionParams,
  response: {
    200: z.strictObject({
      ...versionEntryShape,
      document: documentBody.nullable(),
      fields: z.record(z.string(), z.unknown()),
    }),
  },
});
export type ArticleVersion = z.infer<(typeof getVersion)['response'][200]>;

export const restoreVersion = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/operator/content/:collection/:id/versions/:version/restore',
  summary: '지난 버전 복원하기',
  params: versionParams,
  body: z.strictObject(versioned),
  response: { 200: editedArticleSchema },
  errors: [...EDIT_CONFLICTS, 'CONFLICT.EMPTIED', 'CONFLICT.NEEDS_DAY'],
});

/** Erases a version's text. Its row stays. */
export const emptyVersion = endpoint({
  ...ofEditors,
  level: OPERATOR_LEVEL.administrator,
  method: 'DELETE',
  path: '/api/operator/content/:collection/:id/versions/:version',
  summary: '지난 버전의 글 삭제하기',
  params: versionParams,
  body: z.strictObject({ reason: plainText({ min: 2, max: 500 }) }),
  response: { 200: successSchema },
  errors: ['CONFLICT.AGREED', 'CONFLICT.CURRENT'],
});

export const markPresence = endpoint({
  ...ofEditors,
  method: 'PUT',
  path: '/api/operator/content/:collection/:id/presence',
  summary: '지금 수정하는 사람',
  params: articleParams,
  response: { 200: z.strictObject({ editors: z.array(authorSchema) }) },
});

const documentIssueSchema = z.strictObject({
  /** Subject: `image`, `mention`, `figure`, `link`, `heading` or `size`. */
  about: z.enum(['image', 'mention', 'figure', 'link', 'heading', 'size']),
  /** Whether the fault prevents publication. */
  isStopping: z.boolean(),
  message: z.string(),
});
export type DocumentIssue = z.infer<typeof documentIssueSchema>;

export const previewDocument = endpoint({
  ...ofEditors,
  method: 'POST',
  path: '/api/operator/content/preview',
  changesNothing: true,
  summary: '글 미리 보기',
  query: z.object({ gameServer: idText.optional() }),
  body: z.strictObject({ document: documentBody }),
  response: { 200: z.strictObject({ html: z.string(), bytes: z.int(), faults: z.array(documentIssueSchema) }) },
});
