import { call } from '#platform/client/call.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import {
  changeEvent,
  changeGuide,
  changeNotice,
  changePage,
  changeQuest,
  createEvent,
  createGuide,
  createNotice,
  createQuest,
  deleteEvent,
  deleteGuide,
  deleteNotice,
  deleteQuest,
  type EditedArticle,
} from '../../articles/article-writing.contract.ts';

const CALLS = {
  notices: { create: createNotice, change: changeNotice, remove: deleteNotice },
  guides: { create: createGuide, change: changeGuide, remove: deleteGuide },
  events: { create: createEvent, change: changeEvent, remove: deleteEvent },
  quests: { create: createQuest, change: changeQuest, remove: deleteQuest },
} as const;

export interface SavedParts {
  collection: CollectionName;
  /** Null: a new article. */
  article: Pick<EditedArticle, 'id' | 'name'> | null;
  version: number;
  body: Readonly<Record<string, unknown>>;
  document: Readonly<Record<string, unknown>>;
}

/** @throws {ApiError} */
export function saveArticle({ collection, article, version, body, document }: SavedParts): Promise<EditedArticle> {
  if (collection === 'pages') {
    return call(changePage, {
      params: { id: article?.name ?? '' },
      body: { ...body, document: { ...document }, version },
    });
  }
  const { create, change } = CALLS[collection];
  // The form produces the body of its kind, and the server checks it.
  const whole = { ...body, document } as never;
  if (article === null) return call(create as typeof createGuide, { body: whole });
  const params = { id: article.id };
  return call(change as typeof changeGuide, { params, body: { ...(whole as object), version } as never });
}

/** @throws {ApiError} */
export function removeArticle(collection: CollectionName, id: number, version: number): Promise<unknown> {
  if (collection === 'pages') throw new Error("The site's own pages cannot be deleted.");
  return call(CALLS[collection].remove as typeof deleteGuide, { params: { id }, query: { version } });
}
