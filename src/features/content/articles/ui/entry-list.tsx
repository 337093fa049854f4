import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import { ExternalIcon } from '#ui/icons/icons.tsx';
import type { Notice } from '../article.contract.ts';
import { NOTICE_TYPE_LABELS } from '../article.labels.ts';
import { NOTICE_TYPE } from '../article-kind.contract.ts';
import { articlePath } from '../article-paths.ts';
import css from './articles.module.css';
import own from './entry-list.module.css';

export type EntryRow = Pick<Notice, 'id' | 'title' | 'type' | 'publishedAt' | 'isPinned' | 'isSample' | 'outlink'> & {
  /** Given only if the list shows it. */
  summary?: string;
};

export function entryRow({ id, title, type, publishedAt, isPinned, isSample, outlink }: Notice): EntryRow {
  return { id, title, type, publishedAt, isPinned, isSample, outlink };
}

export function entryRowWithSummary(notice: Notice): EntryRow {
  return { ...entryRow(notice), summary: notice.summary };
}

interface EntryListProps {
  rows: readonly EntryRow[];
  /** Whether all rows have the same type, so that it is not named. */
  isOneType?: boolean;
}

/** Shows each notice in one line with its summary. Notices with an external address open it. */
export function EntryList({ rows, isOneType = false }: EntryListProps) {
  return (
    <ul className={`${css.entries} ${own.list}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <a
            href={row.outlink ?? articlePath({ ...row, kind: 'notice' })}
            rel={row.outlink === null ? undefined : 'external noopener'}
          >
            {!isOneType && (
              <Tag className={own.type} tone={row.type === NOTICE_TYPE.maintenance ? 'warn' : undefined}>
                {NOTICE_TYPE_LABELS[row.type]}
              </Tag>
            )}
            <span className={css.name}>
              {row.title} {row.isPinned && <Tag tone="warn">고정</Tag>}
              {row.summary && <span className={own.summary}>{row.summary}</span>}
            </span>
            {row.outlink !== null && <ExternalIcon size={14} label="다른 사이트로 갑니다" />}
            <span className={css.when}>
              {row.isSample && <span className="own-text">견본 · </span>}
              {formatShortDate(row.publishedAt)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
