import { ArticleText } from '#features/content/articles/ui/article-text.tsx';
import InquiryPage, { params } from '#features/people/inquiries/pages/inquiry.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './inquiry.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function InquiryWithText() {
  const { html, waits } = usePageData<typeof load>();
  return (
    <InquiryPage
      waits={waits}
      text={
        <article className="panel" aria-label="문의">
          <ArticleText html={html} />
        </article>
      }
    />
  );
}
