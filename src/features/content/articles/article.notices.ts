import type { Notice } from '#shared/notice.ts';
import { articlePath } from './article-paths.ts';
import type { ListedRow } from './article-row.ts';

export const articleNotices = {
  /** Announces a pinned notice. */
  published: (row: Pick<ListedRow, 'kind' | 'id' | 'type' | 'title' | 'summary'>): Notice<'content.published'> => ({
    kind: 'content.published',
    title: row.title,
    body: row.summary,
    path: articlePath(row),
    once: `notice:${row.id}`,
  }),
};
