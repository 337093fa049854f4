import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { Chips } from '#ui/components/choices.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { GUIDE_CATEGORY_LABELS } from '../article.labels.ts';
import { guidesParams } from '../article-page.params.ts';
import css from '../ui/articles.module.css';
import { FeedLinks } from '../ui/feeds-panel.tsx';
import type { load } from './guides.loader.ts';

/** @public Read by the list of pages. */
export const params = guidesParams;

export default function GuidesPage() {
  const { guides, categories } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const { category } = guidesParams.read(search);
  const choices = [undefined, ...categories].map((one) => ({
    label: one === undefined ? '모두' : GUIDE_CATEGORY_LABELS[one],
    href: guidesParams.link('/guides', { category: one }),
    current: one === category,
  }));
  return (
    <>
      <PageMeta
        title="길잡이"
        description="바람의나라 클래식을 처음 시작할 때부터 승급, 체마, 왕퀘, 거래까지, 자료와 시세로 쓴 길잡이."
      />
      <FeedLinks />
      <PageHead title="길잡이" lead="처음 시작할 때부터 4차 승급까지" />
      <div className="stack">
        {choices.length > 2 && <Chips label="분류" choices={choices} />}
        {guides.length === 0 ? (
          <section className="panel">
            <EmptyState icon="goods/scroll-unfurled" text="아직 올라온 길잡이가 없습니다." />
          </section>
        ) : (
          <div className={css.guides}>
            {guides.map((guide) => (
              <a key={guide.id} className={`panel ${css.guide}`} href={`/guides/${guide.id}`}>
                <span className="meta">
                  {GUIDE_CATEGORY_LABELS[guide.category]} · {formatMonthDay(guide.updatedAt)} 수정{' '}
                  {guide.isSample && <Tag>견본</Tag>}
                </span>
                {guide.thumbnailUrl && <img src={guide.thumbnailUrl} alt="" loading="lazy" />}
                <h2>{guide.title}</h2>
                <p>{guide.summary}</p>
              </a>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
