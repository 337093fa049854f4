import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { DAY_MS } from '#shared/durations.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { GUIDE_CATEGORY_LABELS, NOTICE_TYPE_LABELS } from './article.labels.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import { type ArticleRow, toEvent, toGuide, toNotice } from './article-row.ts';

/** Kinds whose share pictures are not drawn by a noun of their own. */
export type DrawnKind = Exclude<ArticleKind, 'page' | 'quest'>;

export const ARTICLE_LOOK = { icon: 'goods/scroll-unfurled' } as const;

/** Draws the share picture of an article. */
export function articleCard(kind: DrawnKind, row: ArticleRow): ShareCard {
  return { title: row.title, look: ARTICLE_LOOK, ...FACTS[kind](row) };
}

const FACTS: Readonly<Record<DrawnKind, (row: ArticleRow) => Pick<ShareCard, 'kicker' | 'values'>>> = {
  notice(row) {
    const { type, uploadedAt } = toNotice(row);
    return { kicker: NOTICE_TYPE_LABELS[type], values: [{ label: '게시', value: formatDate(uploadedAt) }] };
  },
  guide(row) {
    const { category, updatedAt } = toGuide(row);
    const kicker = `길잡이 · ${GUIDE_CATEGORY_LABELS[category]}`;
    return { kicker, values: [{ label: '수정', value: formatDate(updatedAt) }] };
  },
  event(row) {
    const { startsAt, endsAt, isAllDay } = toEvent(row);
    const last = endsAt !== null && isAllDay ? new Date(Date.parse(endsAt) - DAY_MS) : endsAt;
    return {
      kicker: '행사',
      values: [
        { label: '시작', value: formatDate(startsAt) },
        ...(last === null ? [] : [{ label: '끝', value: formatDate(last) }]),
      ],
    };
  },
};
