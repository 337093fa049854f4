import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { LISTED_ARTICLES } from '../article.contract.ts';
import { patchArchiveParams } from '../article-page.params.ts';
import { EntryList } from '../ui/entry-list.tsx';
import { MonthsPanel, monthText } from '../ui/months-panel.tsx';
import { UpdatesHead } from '../ui/updates-head.tsx';
import type { load } from './patch-archive.loader.ts';

/** @public Read by the list of pages. */
export const params = patchArchiveParams;

export default function PatchArchivePage() {
  const { month, months, rows, isMore } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const { q, month: chosen } = patchArchiveParams.read(search);
  const title = month === null ? (q === undefined ? '패치노트' : `‘${q}’ 패치노트`) : `${monthText(month)} 패치노트`;
  return (
    <>
      <PageMeta
        title="지난 패치노트"
        description="바람의나라 클래식의 지난 패치노트를 월별로 보고 검색합니다."
        path={patchArchiveParams.link('/patchNotes/index-back', { month: chosen })}
      />
      <UpdatesHead section="패치" />
      <div className="cols">
        <div className="stack">
          <form className="panel filters" action="/patchNotes/index-back" aria-label="패치노트">
            <div className="frow">
              <div className="grow">
                <span className="in">
                  <SearchIcon />
                  <input
                    key={q}
                    name="q"
                    type="search"
                    autoComplete="off"
                    minLength={2}
                    data-max-letters={50}
                    defaultValue={q}
                    placeholder="패치노트 검색"
                    aria-label="패치노트 검색"
                  />
                </span>
              </div>
              <button type="submit" className="btn">
                찾기
              </button>
            </div>
          </form>
          <Panel title={title}>
            {rows.length > 0 ? (
              <EntryList rows={rows} isOneType />
            ) : (
              <EmptyState icon="goods/scroll-unfurled" text="조건에 맞는 패치노트가 없습니다." />
            )}
            {isMore && <p className="meta pad">처음 {LISTED_ARTICLES.most}개만 보입니다. 검색어를 더 적어 주세요.</p>}
          </Panel>
        </div>
        <MonthsPanel months={months} current={month ?? undefined} />
      </div>
    </>
  );
}
