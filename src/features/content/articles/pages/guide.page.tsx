import { DrawnPromotions } from '#features/game-data/promotions/ui/public/drawn-promotions.tsx';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { GUIDE_CATEGORY_LABELS, minutesText } from '../article.labels.ts';
import { articleParams, guidesParams } from '../article-page.params.ts';
import { correctionPath } from '../article-paths.ts';
import { ArticleText } from '../ui/article-text.tsx';
import css from '../ui/articles.module.css';
import { Contents, ContentsOnTop } from '../ui/contents.tsx';
import { articleThing } from '../ui/json-ld.ts';
import { NamedFacts } from '../ui/named-facts.tsx';
import type { load } from './guide.loader.ts';

/** @public Read by the list of pages. */
export const params = articleParams;

export default function GuidePage() {
  const { guide, html, headings, minutes, facts, others, promotions } = usePageData<typeof load>();
  const { origin } = useSite();
  const path = `/guides/${guide.id}`;
  const category = GUIDE_CATEGORY_LABELS[guide.category];
  return (
    <>
      <PageMeta
        title={`${guide.title} (길잡이)`}
        description={guide.summary}
        path={path}
        image={guide.thumbnailUrl ?? `/share/guides/${guide.id}.png`}
        jsonLd={import.meta.env.SSR && [articleThing({ origin, path, article: guide })]}
      />
      <PageHead
        title={guide.title}
        crumbs={[
          { label: '길잡이', href: '/guides' },
          { label: category, href: guidesParams.link('/guides', { category: guide.category }) },
        ]}
        lead={`${formatMonthDay(guide.updatedAt)} 수정 · ${minutesText(minutes)}`}
        actions={guide.isSample ? <Tag>견본</Tag> : undefined}
      />
      <ContentsOnTop headings={headings} />
      <div className={`cols ${sideBelow.columns}`}>
        <div className="stack">
          <article className="panel" aria-label={guide.title}>
            <ArticleText html={html} />
            <footer className={css.foot}>
              <span className="meta">점선 밑줄 친 수는 자료와 시세를 따라 바뀝니다</span>
              <ButtonLink href={correctionPath(`길잡이 ${guide.title}`)}>틀린 정보 제보</ButtonLink>
            </footer>
          </article>
          {promotions && (
            <>
              <DrawnPromotions promotions={promotions.views} />
              <FactNote {...promotions.provenance} about="승급 순서" />
            </>
          )}
        </div>
        <div className="stack">
          <Contents headings={headings} />
          <NamedFacts facts={facts} />
          {others.length > 0 && (
            <Panel title="이어서 읽기" as="aside">
              <ul className={css.entries}>
                {others.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`/guides/${id}`}>
                      <span className={css.name}>{title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
