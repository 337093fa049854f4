/** Kinds of articles. Each has its own sequence of ids. */
export const ARTICLE_KINDS = ['notice', 'guide', 'event', 'quest', 'page'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Names of the kinds in the API. */
export const COLLECTIONS = {
  notices: 'notice',
  guides: 'guide',
  events: 'event',
  quests: 'quest',
  pages: 'page',
} as const;
export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

export const NOTICE_TYPE = { notice: 1, patchNote: 2, event: 3, maintenance: 4 } as const;
export type NoticeType = (typeof NOTICE_TYPE)[keyof typeof NOTICE_TYPE];

export const GUIDE_CATEGORY = { start: 1, advancement: 2, vitals: 3, kingQuest: 4, trade: 5, other: 9 } as const;
export type GuideCategory = (typeof GUIDE_CATEGORY)[keyof typeof GUIDE_CATEGORY];

export const QUEST_STATUS = { ongoing: 1, coming: 2, over: 3 } as const;
export type QuestStatus = (typeof QUEST_STATUS)[keyof typeof QUEST_STATUS];

/** The index of a name determines its id, so new names are added at the end. */
export const PAGE_NAMES = [
  'ask',
  'ban',
  'change-profile',
  'login',
  'message',
  'mute',
  'partnership',
  'report',
  'rule',
  'scam',
  'trade',
  'terms',
  'policy',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export function pageId(name: PageName): number {
  return PAGE_NAMES.indexOf(name) + 1;
}

export const ARTICLE_STATES = ['draft', 'scheduled', 'public', 'deleted'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
