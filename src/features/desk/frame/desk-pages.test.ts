import { expect, it } from 'vitest';
import { openRowPath } from '../table/desk-list.params.ts';
import { DESK_PAGES, deskEntries, deskLevel, findDeskPage, waitingPath } from './desk-pages.ts';

it.each([
  ['/operator', '현황', {}],
  ['/operator/reports', '신고', {}],
  ['/operator/people', '회원', {}],
  ['/operator/people/3121', '회원', { id: '3121' }],
  ['/operator/reports/1042', '신고', { id: '1042' }],
  ['/operator/appeals', '이의', {}],
  ['/operator/stats', '통계', {}],
  ['/operator/content', '글', { collection: 'guides' }],
  ['/operator/content/notices', '글', { collection: 'notices' }],
  ['/operator/pages', '이용 안내', { collection: 'pages' }],
  ['/operator/content/guides/12', '글', { collection: 'guides', id: '12' }],
  ['/operator/content/guides/new', '글', { collection: 'guides', id: 'new' }],
  ['/operator/content/pages/rule', '이용 안내', { collection: 'pages', id: 'rule' }],
  ['/operator/data', '자료 편집', {}],
  ['/operator/data/item-sell-maps', '자료 편집', { entity: 'item-sell-maps' }],
  ['/operator/data/versions', '버전', {}],
  ['/operator/data/imports/12', '파일 올리기', { id: '12' }],
  ['/operator/data/monsters/214', '자료 편집', { entity: 'monsters', id: '214' }],
  ['/operator/data/monsters/new', '자료 편집', { entity: 'monsters' }],
  ['/events/new', '행사 쓰기', { collection: 'events', id: 'new' }],
])('%s is the page %s of the desk', (path, label, params) => {
  const found = findDeskPage(path);
  expect([found?.page.label, found?.params]).toEqual([label, params]);
});

it.each([
  '/operator/nothing',
  '/operator/reports/0',
  '/operator/reports/x',
  '/operator/',
  '/operator/people/0',
  '/operator/people/me',
  '/operator/content/games',
  '/operator/content/guides/rule',
  '/operator/content/pages/new',
  '/operator/content/pages/12',
  '/operator/content/guides/0',
  '/operator/content/guides/1/2',
  '/operator/data/regions/new',
  '/operator/data/formulas/1',
  '/operator/data/formulas',
  '/operator/data/imports/0',
])('%s is none', (path) => {
  expect([findDeskPage(path), deskLevel(path)]).toEqual([undefined, null]);
});

it('a page that an operator may not open is not in the menu', () => {
  const labels = (level: 1 | 2 | 3) => deskEntries(level).map(({ label }) => label);
  expect(labels(2)).toContain('신고');
  expect(labels(3)).not.toContain('신고');
  expect(labels(1)).toEqual(expect.arrayContaining(labels(3)));
});

it('every page without an entry names the one that is highlighted, and phones have room for the tabs', () => {
  const entries = DESK_PAGES.filter(({ menu }) => menu).map(({ path }) => path);
  expect(DESK_PAGES.filter(({ menu, under }) => !menu && !entries.includes(under ?? ''))).toEqual([]);
  expect(DESK_PAGES.filter(({ menu }) => menu?.isTab).length).toBeLessThanOrEqual(4);
});

it('what waits leads to its list', () => {
  expect(waitingPath(2, 'reviews')).toBe('/operator/reviews');
  expect(waitingPath(3, 'reviews')).toBeUndefined();
  const corrections = waitingPath(3, 'corrections') ?? '';
  expect(openRowPath(corrections, 7)).toBe('/operator/corrections?open=7');
});
