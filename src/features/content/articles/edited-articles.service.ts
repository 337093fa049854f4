import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { findOtherViewers } from '#features/people/operators/presence.service.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ArticleContext } from './article.context.ts';
import { DRAFT_FIELDS_MAX_BYTES } from './article.contract.ts';
import type { PageOfRows } from './article.repository.ts';
import { articleErrors, conflict, noArticle, wrongField } from './article-error.labels.ts';
import { findDraft, findVersion, findVersions, upsertDraft } from './article-history.repository.ts';
import { type ArticleKind, type ArticleState, PAGE_NAMES, type PageName, pageId } from './article-kind.contract.ts';
import { type ArticleRow, type ListedRow, stateOf, toIsoText } from './article-row.ts';
import type {
  ArticleEntry,
  ArticleVersion,
  Author,
  Draft,
  EditedArticle,
  VersionEntry,
} from './article-writing.contract.ts';
import { findArticle, findForOperators } from './article-writing.repository.ts';
import { isLegalPage } from './legal-page.rules.ts';
import { isProposed } from './legal-pages.service.ts';
import { computeShippedHash, shippedPage } from './shipped-pages.service.ts';
import { findAuthors } from './write-articles.service.ts';

type Deps = Pick<ArticleContext, 'references'>;
type OperatorCtx = Pick<Ctx<Operator>, 'db' | 'clock' | 'actor'>;
interface OneArticle {
  kind: ArticleKind;
  id: number;
}

/** Returns articles, newest first; pages in their fixed order, including those that were never saved. */
export async function listArticles(
  ctx: OperatorCtx,
  deps: Deps,
  { kind, state, q }: { kind: ArticleKind; state: ArticleState | undefined; q: string | undefined },
  page: PageOfRows,
): Promise<ArticleEntry[]> {
  if (kind === 'page') return page.afterId === undefined ? listPages(ctx, deps) : [];
  const { db, clock } = ctx;
  const words = q === undefined ? undefined : normalizeText(q);
  const rows = await findForOperators(db, { kind, state, words }, page, clock.now());
  return loadEntries(ctx, rows);
}

async function listPages(ctx: OperatorCtx, deps: Deps): Promise<ArticleEntry[]> {
  const rows = await findForOperators(ctx.db, { kind: 'page' }, { limit: PAGE_NAMES.length }, ctx.clock.now());
  const written = new Map(rows.map((row) => [row.id, row]));
  return loadEntries(
    ctx,
    PAGE_NAMES.map((name) => written.get(pageId(name)) ?? shippedPage(name, deps.references.catalog())),
  );
}

async function loadEntries({ db, clock }: OperatorCtx, rows: readonly ListedRow[]): Promise<ArticleEntry[]> {
  const authors = await findAuthors(
    db,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map((row) => toEntry(row, authors, clock.now()));
}

function toEntry(row: ListedRow, authors: ReadonlyMap<string, Author>, now: Date): ArticleEntry {
  return {
    id: row.id,
    name: row.kind === 'page' ? (PAGE_NAMES[row.id - 1] ?? null) : null,
    title: row.title,
    state: stateOf(row, now),
    version: row.version,
    isPinned: row.is_pinned,
    isSample: row.is_sample,
    sortOrder: row.sort_order,
    type: row.type,
    category: row.category,
    status: row.status,
    publishedAt: toIsoText(row.published_at),
    startsAt: toIsoText(row.starts_at),
    endsAt: toIsoText(row.ends_at),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: toIsoText(row.deleted_at),
    author: row.author_id === null ? null : (authors.get(row.author_id) ?? null),
  };
}

export async function readArticle(ctx: OperatorCtx, deps: Deps, { kind, id }: OneArticle): Promise<EditedArticle> {
  const stored = await findArticle(ctx.db, kind, id);
  const name = kind === 'page' ? PAGE_NAMES[id - 1] : undefined;
  const row = stored ?? (name && shippedPage(name, deps.references.catalog()));
  if (!row) throw noArticle();
  return { ...(await toEdited(ctx, row)), proposal: await proposalFor(ctx.db, row, deps) };
}

async function proposalFor(db: Db, row: ArticleRow, { references }: Deps): Promise<EditedArticle['proposal']> {
  const name = row.kind === 'page' ? PAGE_NAMES[row.id - 1] : undefined;
  if (!name || !(await (isLegalPage(name) ? isProposed(db, name) : isNewerShipped(db, row, name)))) return null;
  return shippedPage(name, references.catalog()).document as unknown as Record<string, unknown>;
}

/** Returns whether this release ships another text than the one on which the last save was based. */
async function isNewerShipped(db: Db, row: ArticleRow, name: PageName): Promise<boolean> {
  const version = await findVersion(db, row, row.version);
  const seen = version?.fields.shippedHash;
  return seen !== undefined && seen !== computeShippedHash(name);
}

export async function toEdited(ctx: OperatorCtx, row: ArticleRow): Promise<EditedArticle> {
  const { db, clock } = ctx;
  const [authors, draft, editors] = await Promise.all([
    findAuthors(db, [row.author_id]),
    readDraft(ctx, row),
    findOtherViewers(ctx, row),
  ]);
  return {
    ...toEntry(row, authors, clock.now()),
    document: row.document as unknown as Record<string, unknown>,
    isAllDay: row.is_all_day,
    isActive: row.is_active,
    outlink: row.outlink,
    thumbnailImageId: row.thumbnail_image_id,
    proposal: null,
    draft,
    editors,
  };
}

type StoredDraft = Draft & { at: string };

/** Returns the operator's own draft. `id` 0: an article that was not saved yet. */
export async function readDraft({ db, actor }: OperatorCtx, one: OneArticle): Promise<StoredDraft | null> {
  const row = await findDraft(db, actor.userId, one);
  if (!row) return null;
  return {
    at: row.at.toISOString(),
    baseVersion: row.base_version,
    rev: row.rev,
    document: row.document as Record<string, unknown>,
    fields: row.fields,
  };
}

/** Stores a draft unchecked; it is checked when it is saved. */
export async function saveDraft(
  ctx: WriteCtx<Operator>,
  { kind, id }: OneArticle,
  { baseVersion, rev, document, fields }: Draft,
): Promise<{ rev: number; at: string }> {
  const { db, clock, actor } = ctx;
  if (id !== 0 && kind !== 'page' && !(await findArticle(db, kind, id))) throw noArticle();
  const fieldsText = JSON.stringify(fields);
  if (Buffer.byteLength(fieldsText) > DRAFT_FIELDS_MAX_BYTES) throw wrongField('fields', articleErrors.draftTooLarge);
  const at = clock.now();
  const stored = await upsertDraft(db, {
    author_id: actor.userId,
    kind,
    id,
    at,
    base_version: baseVersion,
    rev,
    document: JSON.stringify(document),
    fields: fieldsText,
  });
  if (stored) return { rev, at: at.toISOString() };
  throw conflict('CHANGED', articleErrors.changedDraft, { current: await readDraft(ctx, { kind, id }) });
}

/** Returns versions, newest first. */
export async function listVersions({ db }: OperatorCtx, one: OneArticle): Promise<VersionEntry[]> {
  const rows = await findVersions(db, one);
  const authors = await findAuthors(
    db,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ version, at, title, author_id, is_emptied }) => ({
    version,
    title,
    isEmptied: is_emptied,
    at: at.toISOString(),
    author: author_id === null ? null : (authors.get(author_id) ?? null),
  }));
}

export async function readVersion({ db }: OperatorCtx, one: OneArticle, version: number): Promise<ArticleVersion> {
  const row = await findVersion(db, one, version);
  if (!row) throw noArticle();
  const authors = await findAuthors(db, [row.author_id]);
  return {
    version,
    at: row.at.toISOString(),
    title: row.title,
    author: row.author_id === null ? null : (authors.get(row.author_id) ?? null),
    isEmptied: row.document === null,
    document: row.document as Record<string, unknown> | null,
    fields: row.fields,
  };
}

/** Parses an id in an address, a number or a page's name. */
export function parseArticleId(kind: ArticleKind, text: string): number {
  if (kind === 'page') {
    const name = PAGE_NAMES.find((one) => one === text);
    if (!name) throw noArticle();
    return pageId(name as PageName);
  }
  const id = Number(text);
  if (!Number.isSafeInteger(id)) throw noArticle();
  return id;
}
