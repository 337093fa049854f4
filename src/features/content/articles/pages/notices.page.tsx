import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Chips } from '#ui/components/choices.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { NOTICE_TYPE_LABELS } from '../article.labels.ts';
import { noticesParams } from '../article-page.params.ts';
import { EntryList } from '../ui/entry-list.tsx';
import { FeedsPanel } from '../ui/feeds-panel.tsx';
import { NextPage, UpdatesHead } from '../ui/updates-head.tsx';
import type { load } from './notices.loader.ts';

/** @public Read by the list of pages. */
export const params = noticesParams;

const TYPES = [undefined, 1, 4, 3] as const;

export default function NoticesPage() {
  const { rows, next } = usePageData<typeof load>();
  const [search] = useSearchParams();
  const { type } = noticesParams.read(search);
  const choices = TYPES.map((one) => ({
    label: one === undefined ? '모두' : NOTICE_TYPE_LABELS[one],
    href: noticesParams.link('/notice', { type: one }),
    current: one === type,
  }));
  return (
    <>
      <PageMeta
        title="공지"
        description="바람나루의 공지와 점검, 이벤트 소식."
        path={noticesParams.link('/notice', { type })}
      />
      <UpdatesHead section="공지" />
      <div className="cols">
        <div className="stack">
          <Chips label="종류" choices={choices} />
          <section className="panel" aria-label="공지 목록">
            {rows.length > 0 ? (
              <EntryList rows={rows} />
            ) : (
              <EmptyState
                icon="goods/scroll-unfurled"
                text={type === undefined ? '아직 올라온 공지가 없습니다.' : '이 종류의 공지가 아직 없습니다.'}
                action={
                  <a className="btn" href={type === undefined ? '/guides' : '/notice'}>
                    {type === undefined ? '길잡이 보기' : '모든 공지 보기'}
                  </a>
                }
              />
            )}
            <NextPage href={next === null ? null : noticesParams.link('/notice', { type, cursor: next })} />
          </section>
          <FeedsPanel isEmpty={rows.length === 0} />
        </div>
        <div className="stack">
          <NoticeMenu />
        </div>
      </div>
    </>
  );
}
