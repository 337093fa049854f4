import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { NOTICE_TYPE_LABELS } from '../article.labels.ts';
import { NOTICE_TYPE } from '../article-kind.contract.ts';
import { articleParams } from '../article-page.params.ts';
import { articlePath } from '../article-paths.ts';
import { ArticleText } from '../ui/article-text.tsx';
import css from '../ui/articles.module.css';
import { EntryList } from '../ui/entry-list.tsx';
import { FeedsPanel } from '../ui/feeds-panel.tsx';
import { articleThing } from '../ui/json-ld.ts';
import { Span } from '../ui/span.tsx';
import type { load } from './notice.loader.ts';

/** @public Read by the list of pages. */
export const params = articleParams;

export default function NoticePage() {
  const { notice, html, before, after, others } = usePageData<typeof load>();
  const { origin } = useSite();
  const path = articlePath({ ...notice, kind: 'notice' });
  const isPatchNote = notice.type === NOTICE_TYPE.patchNote;
  const list = isPatchNote ? { label: '패치', href: '/patchNotes' } : { label: '공지', href: '/notice' };
  return (
    <>
      <PageMeta
        title={notice.title}
        description={notice.summary}
        path={path}
        image={notice.thumbnailUrl ?? `/share/notices/${notice.id}.png`}
        jsonLd={import.meta.env.SSR && [articleThing({ origin, path, article: notice })]}
      />
      <PageHead
        title={notice.title}
        crumbs={[{ label: '소식', href: '/events' }, list]}
        lead={
          <>
            {NOTICE_TYPE_LABELS[notice.type]} ·{' '}
            <time dateTime={notice.publishedAt}>{formatDateTime(notice.publishedAt)}</time>{' '}
            {notice.isSample && <Tag>견본</Tag>}
          </>
        }
      />
      <div className={`cols ${sideBelow.columns}`}>
        <div className="stack">
          <article className="panel" aria-label={notice.title}>
            {notice.startsAt !== null && (
              <p className={css.span}>
                <Span {...notice} startsAt={notice.startsAt} isAllDay={false} />
              </p>
            )}
            <ArticleText html={html} />
            {notice.outlink !== null && (
              <footer className={css.foot}>
                <a className="btn" href={notice.outlink} rel="external noopener">
                  원문 보기
                </a>
              </footer>
            )}
            {(before ?? after) && (
              <nav className={`${css.foot} ${css.neighbours}`} aria-label="앞뒤 글">
                {before && (
                  <a href={articlePath({ ...before, kind: 'notice' })} rel="prev">
                    이전: {before.title}
                  </a>
                )}
                {after && (
                  <a href={articlePath({ ...after, kind: 'notice' })} rel="next">
                    다음: {after.title}
                  </a>
                )}
              </nav>
            )}
          </article>
          {others.length > 0 && (
            <Panel title={isPatchNote ? '다른 패치노트' : '다른 공지'} more={{ href: list.href, label: '모두' }}>
              <EntryList rows={others} isOneType={isPatchNote} />
            </Panel>
          )}
        </div>
        <div className="stack">{isPatchNote ? <FeedsPanel /> : <NoticeMenu />}</div>
      </div>
    </>
  );
}
