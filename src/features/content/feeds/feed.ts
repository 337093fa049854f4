import type { ArticleKind } from '../articles/article-kind.contract.ts';

/** A feed and its contents (contract §18). */
export interface Feed {
  path: string;
  title: string;
  description: string;
  /** Path of the page to which it belongs. */
  page: string;
  kinds: readonly { kind: ArticleKind; isPatchNote?: boolean }[];
}

const notices = { kind: 'notice', isPatchNote: false } as const;
const patchNotes = { kind: 'notice', isPatchNote: true } as const;
const events = { kind: 'event' } as const;
const guides = { kind: 'guide' } as const;

export const FEEDS: readonly Feed[] = [
  {
    path: '/rss.xml',
    title: '바람나루 소식',
    description: '공지, 패치, 행사, 길잡이',
    page: '/events',
    kinds: [{ kind: 'notice' }, events, guides],
  },
  { path: '/notice/rss.xml', title: '바람나루 공지', description: '공지와 점검', page: '/notice', kinds: [notices] },
  {
    path: '/patchNotes/rss.xml',
    title: '바람나루 패치노트',
    description: '바람의나라 클래식 패치노트',
    page: '/patchNotes',
    kinds: [patchNotes],
  },
  { path: '/events/rss.xml', title: '바람나루 행사', description: '행사', page: '/events', kinds: [events] },
  { path: '/guides/rss.xml', title: '바람나루 길잡이', description: '길잡이', page: '/guides', kinds: [guides] },
];
