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

/** @param below a part of this page alone, below its text and over the whole width */
export default function SitePage({ below }: { below?: ReactNode }) {
  const { name, title, description, html, headings } = usePageData<typeof load>();
  return (
    <>
      <PageMeta title={title} description={description} path={`/notice/${name}`} />
      <NoticeHead title={title} path={`/notice/${name}`} />
      <ContentsOnTop headings={headings} />
      <div className={classNames('cols', sideBelow.columns, below ? 'mb-4' : undefined)}>
        <article className="panel" aria-label={title}>
          <ArticleText html={html} />
        </article>
        <div className="stack">
          <Contents headings={headings} />
          <NoticeMenu current={`/notice/${name}`} />
        </div>
      </div>
      {below}
    </>
  );
}
