import { ENTITIES } from '#features/game-data/entities/entity.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import type { WaitingKind } from '../overview/overview.contract.ts';
import type { DeskPage, DeskParams } from './desk-page.ts';
import { matchDeskPath } from './desk-path.rules.ts';

const { administrator, moderator, editor } = OPERATOR_LEVEL;
const COLLECTION = ':collection(guides|notices|events|quests|pages)';
const NUMBERED = ':collection(guides|notices|events|quests)';
export const OVERVIEW_PATH = '/operator';
const PEOPLE = '/operator/people';
const ARTICLES = '/operator/content';
const SITE_PAGES = '/operator/pages';
const INQUIRIES = '/operator/inquiries';
const DATA = '/operator/data';
const ENTITY = `:entity(${ENTITIES.join('|')})`;
/** Regions are thirteen for ever. */
const GROWING = `:entity(${ENTITIES.filter((entity) => entity !== 'regions').join('|')})`;

const facts = () => import('../data/tables/ui/facts-screen.tsx');
const articles = () => import('#features/content/editor/ui/article-table.tsx');
const article = () => import('#features/content/editor/ui/article-editor.tsx');

/** THE list of the desk's pages: every other path under `/operator` is an unknown one. */
export const DESK_PAGES: readonly DeskPage[] = [
  {
    path: OVERVIEW_PATH,
    label: '현황',
    level: editor,
    menu: { group: null, icon: 'overview', isTab: true },
    screen: () => import('../overview/ui/overview-screen.tsx'),
  },
  {
    path: '/operator/reports',
    label: '신고',
    level: moderator,
    menu: { group: 'waiting', icon: 'reports', isTab: true, waiting: 'reports' },
    screen: () => import('../reports/ui/reports-screen.tsx'),
  },
  {
    path: '/operator/reports/:id([1-9]\\d{0,9})',
    label: '신고',
    level: moderator,
    under: '/operator/reports',
    screen: () => import('../reports/ui/report-screen.tsx'),
  },
  {
    path: INQUIRIES,
    label: '문의',
    level: moderator,
    menu: { group: 'waiting', icon: 'inquiries', isTab: true, waiting: 'inquiries' },
    screen: () => import('../inquiries/ui/inquiries-screen.tsx'),
  },
  {
    path: '/operator/appeals',
    label: '이의',
    level: moderator,
    menu: { group: 'waiting', icon: 'appeals', waiting: 'appeals' },
    screen: () => import('../inquiries/ui/appeals-screen.tsx'),
  },
  {
    path: '/operator/reviews',
    label: '검토',
    level: moderator,
    menu: { group: 'waiting', icon: 'reviews', waiting: 'reviews' },
    screen: () => import('../reviews/ui/reviews-screen.tsx'),
  },
  {
    path: '/operator/corrections',
    label: '제보',
    level: editor,
    menu: { group: 'waiting', icon: 'corrections', waiting: 'corrections' },
    screen: () => import('../corrections/ui/corrections-screen.tsx'),
  },
  {
    path: PEOPLE,
    label: '회원',
    level: moderator,
    menu: { group: 'community', icon: 'people' },
    screen: () => import('../people/ui/people-screen.tsx'),
  },
  {
    path: `${PEOPLE}/:id([1-9]\\d{0,9})`,
    label: '회원',
    level: moderator,
    under: PEOPLE,
    screen: () => import('../people/ui/person-screen.tsx'),
  },
  {
    path: '/operator/trades',
    label: '거래',
    level: moderator,
    menu: { group: 'community', icon: 'trades' },
    screen: () => import('../trades/ui/trades-screen.tsx'),
  },
  {
    path: '/operator/quotes',
    label: '시세',
    level: moderator,
    menu: { group: 'community', icon: 'quotes' },
    screen: () => import('../quotes/ui/quotes-screen.tsx'),
  },
  {
    path: '/operator/parties',
    label: '파티',
    level: moderator,
    menu: { group: 'community', icon: 'parties' },
    screen: () => import('../parties/ui/parties-screen.tsx'),
  },
  {
    path: '/operator/guilds',
    label: '문파',
    level: moderator,
    menu: { group: 'community', icon: 'guilds' },
    screen: () => import('../guilds/ui/guilds-screen.tsx'),
  },
  {
    path: '/operator/broadcasts',
    label: '외침',
    level: moderator,
    menu: { group: 'community', icon: 'broadcasts' },
    screen: () => import('../broadcasts/ui/broadcasts-screen.tsx'),
  },
  {
    path: '/operator/words',
    label: '금지어',
    level: moderator,
    menu: { group: 'community', icon: 'words' },
    screen: () => import('../words/ui/words-screen.tsx'),
  },
  {
    path: '/operator/sweeps',
    label: '일괄 정리',
    level: moderator,
    menu: { group: 'community', icon: 'sweeps' },
    screen: () => import('../sweeps/ui/sweeps-screen.tsx'),
  },
  {
    path: ARTICLES,
    label: '글',
    level: editor,
    menu: { group: 'content', icon: 'articles', isTab: true },
    head: 'articles',
    screen: articles,
  },
  {
    path: `${ARTICLES}/${COLLECTION}`,
    label: '글',
    level: editor,
    under: ARTICLES,
    head: 'articles',
    screen: articles,
  },
  {
    path: `${ARTICLES}/${NUMBERED}/:id(new|[1-9]\\d{0,8})`,
    label: '글',
    level: editor,
    under: ARTICLES,
    head: 'articles',
    screen: article,
  },
  {
    path: `${ARTICLES}/:collection(pages)/:id((?!new$)[a-z][a-z-]{1,30})`,
    label: '이용 안내',
    level: editor,
    under: SITE_PAGES,
    head: 'articles',
    screen: article,
  },
  { path: '/events/new', label: '행사 쓰기', level: editor, under: ARTICLES, head: 'articles', screen: article },
  {
    path: SITE_PAGES,
    label: '이용 안내',
    level: editor,
    menu: { group: 'content', icon: 'notices' },
    head: 'articles',
    screen: articles,
  },
  {
    path: '/operator/images',
    label: '그림',
    level: editor,
    menu: { group: 'content', icon: 'images' },
    head: 'articles',
    screen: () => import('#features/content/editor/ui/image-table.tsx'),
  },
  {
    path: '/operator/banners',
    label: '배너',
    level: moderator,
    menu: { group: 'content', icon: 'banners' },
    screen: () => import('../banners/ui/banners-screen.tsx'),
  },
  {
    path: DATA,
    label: '자료 편집',
    level: editor,
    menu: { group: 'data', icon: 'facts' },
    screen: facts,
  },
  {
    path: `${DATA}/${ENTITY}`,
    label: '자료 편집',
    level: editor,
    under: DATA,
    screen: facts,
  },
  {
    path: `${DATA}/versions`,
    label: '버전',
    level: editor,
    menu: { group: 'data', icon: 'versions' },
    screen: () => import('../data/versions/ui/versions-screen.tsx'),
  },
  {
    path: `${DATA}/bases`,
    label: '기본값',
    level: administrator,
    under: `${DATA}/versions`,
    screen: () => import('../data/bases/ui/bases-screen.tsx'),
  },
  {
    path: `${DATA}/conflicts`,
    label: '충돌',
    level: editor,
    under: DATA,
    screen: () => import('../data/conflicts/ui/conflicts-screen.tsx'),
  },
  {
    path: `${DATA}/imports`,
    label: '파일 올리기',
    level: administrator,
    under: DATA,
    screen: () => import('../data/imports/ui/imports-screen.tsx'),
  },
  {
    path: `${DATA}/imports/:id([1-9]\\d{0,9})`,
    label: '파일 올리기',
    level: administrator,
    under: DATA,
    screen: () => import('../data/imports/ui/import-screen.tsx'),
  },
  {
    path: `${DATA}/${ENTITY}/:id([1-9]\\d{0,9})`,
    label: '자료 편집',
    level: editor,
    under: DATA,
    screen: () => import('../data/row/ui/row-screen.tsx'),
  },
  {
    path: `${DATA}/${GROWING}/new`,
    label: '자료 편집',
    level: moderator,
    under: DATA,
    screen: () => import('../data/row/ui/new-row-screen.tsx'),
  },
  {
    path: '/operator/site',
    label: '설정',
    level: moderator,
    menu: { group: 'site', icon: 'site' },
    screen: () => import('../site/ui/site-screen.tsx'),
  },
  {
    path: '/operator/operators',
    label: '운영자',
    level: administrator,
    menu: { group: 'site', icon: 'operators' },
    screen: () => import('../operators/ui/operators-screen.tsx'),
  },
  {
    path: '/operator/jobs',
    label: '작업',
    level: moderator,
    menu: { group: 'site', icon: 'jobs', waiting: 'jobs' },
    screen: () => import('../jobs/ui/jobs-screen.tsx'),
  },
  {
    path: '/operator/stats',
    label: '통계',
    level: moderator,
    menu: { group: 'site', icon: 'stats' },
    screen: () => import('../stats/ui/stats-screen.tsx'),
  },
  {
    path: '/operator/audit',
    label: '운영 기록',
    level: editor,
    menu: { group: 'site', icon: 'audit' },
    screen: () => import('../audit/ui/audit-screen.tsx'),
  },
];

export interface FoundDeskPage {
  page: DeskPage;
  params: DeskParams;
}

export function findDeskPage(path: string): FoundDeskPage | undefined {
  for (const page of DESK_PAGES) {
    const params = matchDeskPath(page.path, path);
    if (params) return { page, params: { ...DEFAULT_PARAMS[page.path], ...params } };
  }
  return undefined;
}

/** Parameters of paths that name none. */
const DEFAULT_PARAMS: Readonly<Record<string, DeskParams>> = {
  [ARTICLES]: { collection: 'guides' },
  [SITE_PAGES]: { collection: 'pages' },
  '/events/new': { collection: 'events', id: 'new' },
};

/** Null: the desk has no such page. */
export function deskLevel(path: string): OperatorLevel | null {
  return findDeskPage(path)?.page.level ?? null;
}

/** The list in which a kind of what waits stands; undefined: the desk has none that the operator may open. */
export function waitingPath(level: OperatorLevel, kind: WaitingKind): string | undefined {
  return deskEntries(level).find(({ menu }) => menu.waiting === kind)?.path;
}

export type DeskEntry = DeskPage & Required<Pick<DeskPage, 'menu'>>;

/** The pages in the menu of an operator of that level. */
export function deskEntries(level: OperatorLevel): DeskEntry[] {
  return DESK_PAGES.filter((page): page is DeskEntry => page.menu !== undefined && level <= page.level);
}
