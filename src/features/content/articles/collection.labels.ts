import type { ArticleState, CollectionName } from './article-kind.contract.ts';

export const COLLECTION_LABELS: Readonly<Record<CollectionName, string>> = {
  guides: '길잡이',
  notices: '공지',
  events: '행사',
  quests: '퀘스트',
  pages: '이용 안내',
};

export const STATE_LABELS: Readonly<Record<ArticleState, string>> = {
  draft: '쓰는 중',
  scheduled: '예약',
  public: '공개',
  deleted: '지움',
};
