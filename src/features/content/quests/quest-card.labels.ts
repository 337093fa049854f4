import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { ARTICLE_LOOK } from '../articles/article-card.labels.ts';
import { QUEST_STATUS } from '../articles/article-kind.contract.ts';
import { type ArticleRow, toQuest } from '../articles/article-row.ts';
import { UNRESOLVED } from '../documents/document-text.rules.ts';
import { QUEST_STATUS_NAMES } from './quest.labels.ts';
import { questText } from './quest-text.rules.ts';

/** Draws the share picture of a quest. */
export function questCard(row: ArticleRow): ShareCard {
  const { status } = toQuest(row);
  const { needs, gains } = questText(row.document, UNRESOLVED);
  const values = [
    { label: '준비물', value: needs.join(', ') },
    { label: '보상', value: gains.join(', ') },
  ];
  return {
    title: row.title,
    look: ARTICLE_LOOK,
    // 진행 중 would read as the reader's own progress.
    kicker: status === QUEST_STATUS.ongoing ? '퀘스트' : `퀘스트 · ${QUEST_STATUS_NAMES[status]}`,
    values: values.filter(({ value }) => value !== ''),
  };
}
