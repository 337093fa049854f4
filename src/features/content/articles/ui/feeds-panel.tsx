import { Panel } from '#ui/components/panel.tsx';
import css from './articles.module.css';

const FEEDS = [
  { label: '행사 달력', href: '/events/calendar.ics', format: 'ics' },
  { label: '모든 소식', href: '/rss.xml', format: 'rss' },
  { label: '공지', href: '/notice/rss.xml', format: 'rss' },
  { label: '패치', href: '/patchNotes/rss.xml', format: 'rss' },
  { label: '행사', href: '/events/rss.xml', format: 'rss' },
  { label: '길잡이', href: '/guides/rss.xml', format: 'rss' },
] as const;

/** Lets feed readers find the feeds from the address of the page. */
export function FeedLinks() {
  return FEEDS.filter(({ format }) => format === 'rss').map(({ label, href }) => (
    <link key={href} rel="alternate" type="application/rss+xml" title={`바람나루 ${label}`} href={href} />
  ));
}

/** Shows 받아 보기: addresses for feed readers and calendars. While there is nothing to read, only programs find them. */
export function FeedsPanel({ isEmpty = false }: { isEmpty?: boolean }) {
  if (isEmpty) return <FeedLinks />;
  return (
    <Panel title="받아 보기" as="aside">
      <FeedLinks />
      <ul className={`pad ${css.feeds}`}>
        {FEEDS.map(({ label, href, format }) => (
          <li key={href}>
            <a className="chip" href={href} data-native="">
              {label} <span className="faint">{format}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
