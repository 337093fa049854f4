import type { ArticleState, CollectionName } from '../articles/article-kind.contract.ts';
import type { Figure, FigureName } from '../documents/figure.contract.ts';

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

export const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
  threshold: '승급 조건',
  vitalCost: '체마 올리는 경험치',
  expTotal: '레벨까지 경험치',
  kingReward: '왕퀘 평균 보상',
  monsterExp: '몬스터 경험치',
  kills: '잡을 마릿수',
  skillCost: '기술 재료의 시세',
  itemQuote: '아이템 시세',
};

/** Returns the label of a figure in the editor, where it has no value. */
export function figureLabel({ name }: Pick<Figure, 'name'>): string {
  return `Σ ${FIGURE_LABELS[name] ?? name}`;
}
