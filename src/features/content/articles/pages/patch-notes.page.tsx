import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { patchNotesParams } from '../article-page.params.ts';
import { EntryList } from '../ui/entry-list.tsx';
import { FeedsPanel } from '../ui/feeds-panel.tsx';
import { MonthsPanel } from '../ui/months-panel.tsx';
import { NextPage, UpdatesHead } from '../ui/updates-head.tsx';
import type { load } from './patch-notes.loader.ts';

/** @public Read by the list of pages. */
export const params = patchNotesParams;

export default function PatchNotesPage() {
  const { rows, next, months } = usePageData<typeof load>();
  return (
    <>
      <PageMeta title="패치노트" description="바람의나라 클래식의 패치노트를 새것부터 봅니다." />
      <UpdatesHead section="패치" />
      <div className="cols">
        <Panel title="패치노트" more={{ href: '/patchNotes/index-back', label: '월별·검색' }}>
          {rows.length > 0 ? (
            <EntryList rows={rows} isOneType />
          ) : (
            <EmptyState
              icon="goods/scroll-unfurled"
              text="아직 올라온 패치노트가 없습니다."
              action={
                <a className="btn" href="/guides">
                  길잡이 보기
                </a>
              }
            />
          )}
          <NextPage href={next === null ? null : patchNotesParams.link('/patchNotes', { cursor: next })} />
        </Panel>
        <div className="stack">
          <MonthsPanel months={months} />
          <FeedsPanel isEmpty={rows.length === 0} />
        </div>
      </div>
    </>
  );
}
