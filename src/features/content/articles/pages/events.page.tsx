import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { eventsParams } from '../article-page.params.ts';
import { EntryList } from '../ui/entry-list.tsx';
import { EventList } from '../ui/event-list.tsx';
import css from '../ui/events.module.css';
import { FeedsPanel } from '../ui/feeds-panel.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';
import { UpdatesHead } from '../ui/updates-head.tsx';
import type { load } from './events.loader.ts';

/** @public Read by the list of pages. */
export const params = eventsParams;

export default function EventsPage() {
  const data = usePageData<typeof load>();
  const { events, notices, month, today } = data;
  const isEmpty = Object.values(events).every((rows) => rows.length === 0);
  return (
    <>
      <PageMeta
        title="소식"
        description="바람의나라 클래식과 바람나루의 행사를 달력으로 보고, 공지와 패치를 함께 봅니다."
        path={eventsParams.link('/events', month === today ? {} : { month })}
      />
      <UpdatesHead
        section="행사"
        actions={
          <a className="btn primary wide" href="/events/calendar.ics" data-native="">
            내 달력에 넣기
          </a>
        }
      />
      <div className={`cols ${css.page}`}>
        <div className="stack">
          <MonthGrid data={data} />
          {notices.length > 0 && (
            <Panel title="공지" className={css.notices} more={{ href: '/notice', label: '모두' }}>
              <EntryList rows={notices} />
            </Panel>
          )}
        </div>
        <div className="stack">
          <Panel title="행사" as="aside">
            {isEmpty ? (
              <EmptyState
                icon="goods/scroll-unfurled"
                text="알려진 행사가 아직 없습니다. 게임의 행사를 알면 알려 주세요."
                action={
                  <a className="btn" href="/notice/ask">
                    행사 알리기
                  </a>
                }
              />
            ) : (
              <EventList events={events} />
            )}
          </Panel>
          <FeedsPanel isEmpty={isEmpty && notices.length === 0} />
        </div>
      </div>
    </>
  );
}
