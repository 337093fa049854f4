import { ArticleText } from '#features/content/articles/ui/article-text.tsx';
import { KnownScams } from '#features/trade/deals/ui/public/known-scams.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { load } from './scam.loader.ts';
import css from './scam.module.css';

const PATH = '/notice/scam';

/** The advice is above the list of known scams, for which readers come; the menu is last. */
export default function ScamPage() {
  const { title, description, html, scams } = usePageData<typeof load>();
  return (
    <>
      <PageMeta title={title} description={description} path={PATH} />
      <NoticeHead
        title={title}
        path={PATH}
        actions={
          <ButtonLink href="/notice/report" tone="primary">
            사기 신고하기
          </ButtonLink>
        }
      />
      <div className="stack">
        <article className="panel" aria-label={title}>
          <ArticleText html={html} className={css.advice} />
        </article>
        <KnownScams scams={scams} />
        <NoticeMenu current={PATH} />
      </div>
    </>
  );
}
