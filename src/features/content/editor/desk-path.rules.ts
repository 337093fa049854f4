import { COLLECTION_NAMES, type CollectionName } from '../articles/article-kind.contract.ts';

export type DeskScreen =
  | { screen: 'images' }
  | { screen: 'list'; collection: CollectionName }
  | { screen: 'editor'; collection: CollectionName; id: string };

const ID = /^(?:new|[1-9]\d{0,8}|[a-z][a-z-]{1,30})$/;

/** Resolves the pages of the desk behind the single route `/operator/*`; undefined: there is no such page. */
export function deskScreen(path: string): DeskScreen | undefined {
  const [, , section, collection, id, ...more] = path.split('/');
  if (path === '/events/new') return { screen: 'editor', collection: 'events', id: 'new' };
  if (more.length > 0) return undefined;
  if (section === 'images' && collection === undefined) return { screen: 'images' };
  if (section === 'pages' && collection === undefined) return { screen: 'list', collection: 'pages' };
  if (section !== 'content') return undefined;
  if (collection === undefined) return { screen: 'list', collection: 'guides' };
  const known = COLLECTION_NAMES.find((name) => name === collection);
  if (!known) return undefined;
  if (id === undefined) return { screen: 'list', collection: known };
  const isName = /^[a-z]/.test(id) && id !== 'new';
  if (!ID.test(id) || (known === 'pages') !== isName) return undefined;
  return { screen: 'editor', collection: known, id };
}
