import { expect, it } from 'vitest';
import { deskScreen } from './desk-path.rules.ts';

it.each([
  ['/operator/content', { screen: 'list', collection: 'guides' }],
  ['/operator/content/notices', { screen: 'list', collection: 'notices' }],
  ['/operator/pages', { screen: 'list', collection: 'pages' }],
  ['/operator/content/guides/12', { screen: 'editor', collection: 'guides', id: '12' }],
  ['/operator/content/guides/new', { screen: 'editor', collection: 'guides', id: 'new' }],
  ['/operator/content/pages/rule', { screen: 'editor', collection: 'pages', id: 'rule' }],
  ['/events/new', { screen: 'editor', collection: 'events', id: 'new' }],
])('%s is a page of the desk', (path, screen) => expect(deskScreen(path)).toEqual(screen));

it.each([
  '/operator/nothing',
  '/operator/content/games',
  '/operator/content/guides/rule',
  '/operator/content/pages/new',
  '/operator/content/pages/12',
  '/operator/content/guides/0',
  '/operator/content/guides/1/2',
])('%s is none', (path) => expect(deskScreen(path)).toBeUndefined());
