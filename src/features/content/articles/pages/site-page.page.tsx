import type { ReactNode } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { classNames } from '#ui/components/class-names.ts';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { ArticleText } from '../ui/article-text.tsx';
import { Contents, ContentsOnTop } from '../ui/contents.tsx';
import type { load } from './site-page.loader.ts';

interface SitePageProps {
  /** In its head. */
  actions?: ReactNode;
  /** A part of the page's own, under its text and over the whole width. */
  below?: ReactNode;
  /** The part below is what readers come for: the text stands above it in columns, and the menu last. */
  isInColumns?: boolean;
}

export default function SitePage({ actions, below, isInColumns = false }: SitePageProps) {
  const { name, title, description, html, headings } = usePageData<typeof load>();
  const path = `/notice/${name}`;
  const article = (
    <article className="panel" aria-label={title}>
      <ArticleText html={html} isInColumns={isInColumns} />
    </article>
  );
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <NoticeHead title={title} path={path} actions={actions} />
      {isInColumns ? (
        <div className="stack">
          {article}
          {below}
          <NoticeMenu current={path} />
        </div>
      ) : (
        <>
          <ContentsOnTop headings={headings} />
          <div className={classNames('cols', sideBelow.columns, below ? 'mb-4' : undefined)}>
            {article}
            <div className="stack">
              <Contents headings={headings} />
              <NoticeMenu current={path} />
            </div>
          </div>
          {below}
        </>
      )}
    </>
  );
}
