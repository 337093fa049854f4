import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { articleEvent } from './article.events.ts';
import { storedFields, toFields } from './article-fields.rules.ts';
import { deleteDraft, insertVersion } from './article-history.repository.ts';
import { type ArticleKind, PAGE_NAMES } from './article-kind.contract.ts';
import { type ArticleRow, publicationMoments, stateOf } from './article-row.ts';
import { insertArticle, updateArticle } from './article-writing.repository.ts';
import { type CheckedDocument, toTextColumns } from './document-check.service.ts';
import { notifySubscribers } from './notify-of-pinned.service.ts';
import { computeShippedHash } from './shipped-pages.service.ts';

export const ARTICLES_CHANNEL = 'articles';

/** Makes every process plan its schedule again after the commit, also for articles that are not public yet. */
export async function notifyArticles(db: Db): Promise<void> {
  await notify(db, ARTICLES_CHANNEL, {});
}

type WritingCtx = WriteCtx<Operator>;
type Columns = Updateable<Database['article']>;
type NewColumns = Insertable<Database['article']>;

interface Saved<Given extends Columns = Columns> {
  title: string;
  checked: CheckedDocument;
  columns: Given;
}

interface NewArticle {
  kind: ArticleKind;
  id: number;
  /** Id under which the author's draft was stored. */
  draftId: number;
}

export async function saveFirstVersion(
  ctx: WritingCtx,
  { kind, id, draftId }: NewArticle,
  saved: Saved<Columns & Pick<NewColumns, 'is_active'>>,
): Promise<ArticleRow> {
  const { db, clock, actor } = ctx;
  const columns = versionColumns(ctx, saved, 1);
  const row = await insertAndPublish(ctx, { kind, id, created_at: clock.now(), ...columns });
  await storeVersion(ctx, row);
  await deleteDraft(db, actor.userId, { kind, id: draftId });
  return row;
}

export async function saveNextVersion(ctx: WritingCtx, before: ArticleRow, saved: Saved): Promise<ArticleRow> {
  const columns = versionColumns(ctx, saved, before.version + 1);
  const row = await updateAndPublish(ctx, before, { ...columns, is_sample: false });
  await storeVersion(ctx, row);
  await deleteDraft(ctx.db, ctx.actor.userId, before);
  return row;
}

function versionColumns<Given extends Columns>(
  { clock, actor }: WritingCtx,
  { title, checked, columns }: Saved<Given>,
  version: number,
) {
  const { text, ...texts } = toTextColumns(title, checked);
  return {
    updated_at: clock.now(),
    author_id: actor.userId,
    version,
    title,
    ...texts,
    document: JSON.stringify(checked.document),
    search_text: normalizeText(text),
    ...columns,
  };
}

async function storeVersion({ db }: WritingCtx, row: ArticleRow): Promise<void> {
  const { kind, id, version, updated_at, author_id, title, document } = row;
  await insertVersion(db, {
    kind,
    id,
    version,
    at: updated_at,
    author_id,
    title,
    document: JSON.stringify(document),
    fields: JSON.stringify({ ...storedFields(toFields(row)), ...seenText(row) }),
  });
}

/**
 * A page of the site stores the hash of the text that shipped at the time of the save, so that a newer one is offered.
 */
function seenText({ kind, id }: Pick<ArticleRow, 'kind' | 'id'>): { shippedHash?: string } {
  const name = kind === 'page' ? PAGE_NAMES[id - 1] : undefined;
  return name === undefined ? {} : { shippedHash: computeShippedHash(name) };
}

async function insertAndPublish(ctx: WritingCtx, columns: NewColumns): Promise<ArticleRow> {
  const { is_active = false, is_pinned = false, published_at = null, kind } = columns;
  const next = { kind, is_active, is_pinned, published_at, deleted_at: null, released_at: null, notified_at: null };
  const row = await insertArticle(ctx.db, { ...columns, ...publicationMoments(next, ctx.clock.now()) });
  await publishChange(ctx, undefined, row);
  return row;
}

/** Writes the row together with its publication times, in one statement. */
export async function updateAndPublish(ctx: WritingCtx, before: ArticleRow, columns: Columns): Promise<ArticleRow> {
  const moments = publicationMoments({ ...before, ...columns }, ctx.clock.now());
  const row = await updateArticle(ctx.db, before, { ...columns, ...moments });
  await publishChange(ctx, before, row);
  return row;
}

/** Publishes an event if a row becomes public, changes while it is public, or ceases to be. */
async function publishChange(
  { db, clock, effects }: WritingCtx,
  before: ArticleRow | undefined,
  row: ArticleRow,
): Promise<void> {
  const now = clock.now();
  const was = before !== undefined && stateOf(before, now) === 'public';
  const is = stateOf(row, now) === 'public';
  await notifyArticles(db);
  if (!was && !is) return;
  effects.publish(articleEvent(was && is ? 'changed' : is ? 'published' : 'removed', row.kind, row.id));
  const isFirstPinned = row.notified_at !== null && (before?.notified_at ?? null) === null;
  if (isFirstPinned) await notifySubscribers({ db, effects }, [row]);
}
