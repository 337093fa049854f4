import { useNow } from '#platform/client/use-now.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { articleParams } from '../article-page.params.ts';
import { leftText, toEntryTime } from '../calendar.rules.ts';
import { ArticleText } from '../ui/article-text.tsx';
import css from '../ui/articles.module.css';
import { FeedsPanel } from '../ui/feeds-panel.tsx';
import { eventThing } from '../ui/json-ld.ts';
import { Span } from '../ui/span.tsx';
import type { EventPageData, load } from './event.loader.ts';

/** @public Read by the list of pages. */
export const params = articleParams;

export default function EventPage() {
  const data = usePageData<typeof load>();
  const { event, html, others } = data;
  const { origin } = useSite();
  const path = `/events/${event.id}`;
  return (
    <>
      <PageMeta
        title={`${event.title} (행사)`}
        description={event.summary}
        path={path}
        image={event.thumbnailUrl ?? `/share/events/${event.id}.png`}
        jsonLd={import.meta.env.SSR && [eventThing({ origin, path, article: event })]}
      />
      <PageHead
        title={event.title}
        crumbs={[
          { label: '소식', href: '/events' },
          { label: '행사', href: '/events' },
        ]}
        lead={
          <>
            <Span {...event} /> {event.isSample && <Tag>견본</Tag>}
          </>
        }
        actions={
          <a className="btn" href={`${path}.ics`} data-native="">
            내 달력에 넣기
          </a>
        }
      />
      <div className={`cols ${sideBelow.columns}`}>
        <article className="panel" aria-label={event.title}>
          <p className={css.span}>
            <State data={data} />
          </p>
          <ArticleText html={html} />
        </article>
        <div className="stack">
          {others.length > 0 && (
            <Panel title="다른 행사" as="aside">
              <ul className={css.entries}>
                {others.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`/events/${id}`}>
                      <span className={css.name}>{title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <FeedsPanel />
        </div>
      </div>
    </>
  );
}

function State({ data: { event, ...drawn } }: { data: EventPageData }) {
  const now = useNow();
  const time = now === null ? drawn.time : toEntryTime(event, new Date(now));
  if (time === 'past') return <Tag tone="off">끝난 행사</Tag>;
  if (time === 'soon') return <Tag>곧 시작</Tag>;
  return <Tag tone="ok">{now === null ? drawn.left : leftText(event.endsAt, now)}</Tag>;
}
