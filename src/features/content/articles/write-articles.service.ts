import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { LegalName } from '#features/people/consents/consent.contract.ts';
import { publishLegalVersion } from '#features/people/consents/legal-version.service.ts';
import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import { readStoredImages, requireImages } from '#platform/images/image.service.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import { listReferences } from '../documents/document.rules.ts';
import type { Document } from '../documents/document.ts';
import type { ArticleContext } from './article.context.ts';
import { articleEvent } from './article.events.ts';
import { articleErrors, conflict, noArticle, wrongField } from './article-error.labels.ts';
import { type ArticleFields, toFields, validateFields, withStoredFields } from './article-fields.rules.ts';
import { clearVersion, findVersion } from './article-history.repository.ts';
import type { ArticleKind, PageName } from './article-kind.contract.ts';
import { PAGE_NAMES, pageId } from './article-kind.contract.ts';
import { type ArticleRow, stateOf } from './article-row.ts';
import type { Author } from './article-writing.contract.ts';
import { lockArticle, lockGuideOrder, nextArticleId, setGuideOrder } from './article-writing.repository.ts';
import { type CheckedDocument, checkDocument } from './document-check.service.ts';
import { toLegalName } from './legal-page.rules.ts';
import { reachablePaths } from './reachable-paths.service.ts';
import { saveFirstVersion, saveNextVersion, updateAndPublish } from './save-article.service.ts';
import { computeShippedHash } from './shipped-pages.service.ts';

export type WritingCtx = WriteCtx<Operator>;
type Deps = Pick<ArticleContext, 'log' | 'references'>;

export interface WrittenArticle {
  title: string;
  document: Document;
}

type ShownFields = Pick<ArticleFields, 'is_active' | 'thumbnail_image_id'>;
const PAGE_FIELDS: ShownFields = { is_active: true, thumbnail_image_id: null };

/** Computes columns from a form and the article's present ones. */
type FieldsAt = (before: ArticleFields | undefined, now: Date) => ArticleFields;

/** @throws {AppError} INVALID_INPUT, also if the article would be published with a fault that prevents it */
export async function createArticle(
  ctx: WritingCtx,
  deps: Deps,
  kind: Exclude<ArticleKind, 'page'>,
  { title, document }: WrittenArticle,
  fieldsAt: FieldsAt,
): Promise<ArticleRow> {
  const { db, clock, effects } = ctx;
  const now = clock.now();
  const fields = checkedFields(fieldsAt(undefined, now));
  const checked = await check(ctx, deps, document, fields);
  const id = await nextArticleId(db, kind);
  const columns = { ...fields, thumbnail_url: await findThumbnailUrl(db, fields), sort_order: id };
  const row = await saveFirstVersion(ctx, { kind, id, draftId: 0 }, { title, checked, columns });
  effects.audit('content.create', toAuditSubject(row), { state: stateOf(row, now), version: 1 });
  return row;
}

/**
 * Changes the given fields.
 * @param version the one that was edited
 */
export async function changeArticle(
  ctx: WritingCtx,
  deps: Deps,
  { kind, id, version }: { kind: ArticleKind; id: number; version: number },
  given: { [Part in keyof WrittenArticle]?: WrittenArticle[Part] | undefined },
  fieldsAt: FieldsAt,
): Promise<ArticleRow> {
  const now = ctx.clock.now();
  const before = await requireVersion(ctx, kind, id, version);
  const { title = before.title, document = before.document } = given;
  const fields = checkedFields(fieldsAt(toFields(before), now));
  const checked = await check(ctx, deps, document, fields);
  return save(ctx, before, { title, checked, fields, action: 'content.change' });
}

export interface LegalDay {
  effectiveAt?: string | undefined;
  isDisadvantageous?: boolean | undefined;
}

/** Stores a new version of terms or policy, which is in force from its date on. */
export async function changeLegalPage(
  ctx: WritingCtx,
  deps: Deps,
  page: { name: LegalName; version: number; title: string },
  document: Document,
  { effectiveAt, isDisadvantageous = false }: LegalDay,
): Promise<ArticleRow> {
  if (ctx.actor.level > OPERATOR_LEVEL.administrator) throw new AppError('FORBIDDEN', { message: articleErrors.legal });
  const row = await changePage(ctx, deps, page, document);
  await publishLegalVersion(ctx.db, ctx.clock.now(), {
    name: page.name,
    version: row.version,
    isDisadvantageous,
    shippedHash: computeShippedHash(page.name),
    effectiveAt: effectiveAt === undefined ? null : new Date(effectiveAt),
  });
  return row;
}

/** Changes a page of the site, which is always public. The first save replaces the text that came with the site. */
export async function changePage(
  ctx: WritingCtx,
  deps: Deps,
  { name, version, title }: { name: PageName; version: number; title: string },
  document: Document,
): Promise<ArticleRow> {
  const { db, clock, effects } = ctx;
  const id = pageId(name);
  const checked = await check(ctx, deps, document, PAGE_FIELDS);
  const known = await lockArticle(db, 'page', id);
  if (known) {
    const before = await requireVersion(ctx, 'page', id, version);
    return save(ctx, before, { title, checked, fields: toFields(before), action: 'content.change' });
  }
  if (version !== 0) throw noArticle();
  const columns = { is_active: true, published_at: clock.now() };
  const row = await saveFirstVersion(ctx, { kind: 'page', id, draftId: id }, { title, checked, columns });
  effects.audit('content.change', toAuditSubject(row), { version: 1 });
  return row;
}

export async function deleteArticle(
  ctx: WritingCtx,
  { kind, id, version }: { kind: Exclude<ArticleKind, 'page'>; id: number; version: number },
): Promise<typeof SUCCESS> {
  const now = ctx.clock.now();
  const before = await requireVersion(ctx, kind, id, version);
  const row = await updateAndPublish(ctx, before, { deleted_at: now, updated_at: now });
  ctx.effects.audit('content.delete', toAuditSubject(row), { version });
  return SUCCESS;
}

export async function restoreArticle(ctx: WritingCtx, kind: ArticleKind, id: number): Promise<ArticleRow> {
  const before = await lockArticle(ctx.db, kind, id);
  if (!before) throw noArticle();
  if (before.deleted_at === null) throw conflict('NOT_DELETED', articleErrors.notDeleted);
  const row = await updateAndPublish(ctx, before, { deleted_at: null, updated_at: ctx.clock.now() });
  ctx.effects.audit('content.restore', toAuditSubject(row), { version: row.version });
  return row;
}

/** Stores a new version with the title, document and fields of an older one. Whether it is public stays as it is. */
export async function restoreVersion(
  ctx: WritingCtx,
  deps: Deps,
  { kind, id, version, from }: { kind: ArticleKind; id: number; version: number; from: number },
): Promise<ArticleRow> {
  if (toLegalName({ kind, id })) throw conflict('NEEDS_DAY', articleErrors.needsDay);
  const before = await requireVersion(ctx, kind, id, version);
  const old = await findVersion(ctx.db, { kind, id }, from);
  if (!old) throw noArticle();
  if (old.document === null) throw conflict('EMPTIED', articleErrors.emptied);
  const fields = checkedFields(withStoredFields(toFields(before), old.fields));
  const checked = await check(ctx, deps, old.document, fields);
  return save(ctx, before, { title: old.title, checked, fields, action: 'content.restore-version', detail: { from } });
}

/** Erases the text of one version irrevocably; its row stays. */
export async function emptyVersion(
  ctx: WritingCtx,
  { kind, id, version, reason }: { kind: ArticleKind; id: number; version: number; reason: string },
): Promise<typeof SUCCESS> {
  const row = await lockArticle(ctx.db, kind, id);
  if (!row || !(await findVersion(ctx.db, { kind, id }, version))) throw noArticle();
  if (row.version === version) throw conflict('CURRENT', articleErrors.current);
  if (toLegalName({ kind, id })) throw conflict('AGREED', articleErrors.agreed);
  await clearVersion(ctx.db, { kind, id }, version);
  ctx.effects.audit('content.empty-version', toAuditSubject(row), { version, reason });
  return SUCCESS;
}

/** @param ids all guides that are not deleted */
export async function orderGuides(ctx: WritingCtx, ids: readonly number[]): Promise<typeof SUCCESS> {
  const present = await lockGuideOrder(ctx.db);
  const known = new Set(present.map(({ id }) => id));
  const isSame = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  if (!isSame) throw conflict('CHANGED', articleErrors.changedOrder);
  await setGuideOrder(ctx.db, ids);
  ctx.effects.audit('content.order', 'guides:all', { ids });
  const [first] = ids;
  if (first !== undefined) ctx.effects.publish(articleEvent('changed', 'guide', first));
  return SUCCESS;
}

interface Saved {
  title: string;
  checked: CheckedDocument;
  fields: ArticleFields;
  action: 'content.change' | 'content.restore-version';
  detail?: Readonly<Record<string, unknown>>;
}

async function save(
  ctx: WritingCtx,
  before: ArticleRow,
  { title, checked, fields, action, detail }: Saved,
): Promise<ArticleRow> {
  const now = ctx.clock.now();
  const columns = { ...fields, thumbnail_url: await findThumbnailUrl(ctx.db, fields) };
  const row = await saveNextVersion(ctx, before, { title, checked, columns });
  const states = { before: stateOf(before, now), after: stateOf(row, now) };
  ctx.effects.audit(action, toAuditSubject(row), { ...detail, version: row.version, ...states });
  return row;
}

/** Locks the article, so that of two concurrent saves the second sees the first. */
async function requireVersion(ctx: WritingCtx, kind: ArticleKind, id: number, version: number): Promise<ArticleRow> {
  const row = await lockArticle(ctx.db, kind, id);
  if (!row) throw noArticle();
  if (row.deleted_at !== null) throw conflict('DELETED', articleErrors.deleted);
  if (row.version === version) return row;
  const authors = await findAuthors(ctx.db, [row.author_id]);
  const author = row.author_id === null ? null : (authors.get(row.author_id) ?? null);
  const current = { version: row.version, title: row.title, document: row.document, at: row.updated_at.toISOString() };
  throw conflict('CHANGED', articleErrors.changed, { current: { ...current, author } });
}

function checkedFields(fields: ArticleFields): ArticleFields {
  const issue = validateFields(fields);
  if (issue) throw wrongField('endsAt', articleErrors[issue]);
  if (fields.is_active && fields.published_at === null) throw wrongField('uploadedAt', articleErrors.noUploadedAt);
  return fields;
}

/** Checks that an article that is or will be published has no fault that prevents it. */
async function check(
  { db, clock }: WritingCtx,
  { log, references }: Deps,
  given: Document,
  { is_active, thumbnail_image_id }: ShownFields,
): Promise<CheckedDocument> {
  await requireImages(db, [
    ...listReferences(given).imageIds,
    ...(thumbnail_image_id === null ? [] : [thumbnail_image_id]),
  ]);
  const checked = await checkDocument({ log, references, isReachable: reachablePaths({ db, clock }) }, given);
  const issue = checked.faults.find(({ isStopping }) => isStopping);
  if (is_active && issue) throw wrongField('document', issue.message);
  return checked;
}

async function findThumbnailUrl(db: WritingCtx['db'], { thumbnail_image_id: id }: ShownFields): Promise<string | null> {
  return id === null ? null : ((await readStoredImages(db, [id])).get(id)?.url ?? null);
}

function toAuditSubject({ kind, id }: Pick<ArticleRow, 'kind' | 'id'>): `${string}:${string}` {
  return kind === 'page' ? `page:${PAGE_NAMES[id - 1] ?? id}` : `${kind}:${id}`;
}

/** Returns authors by user id. Accounts without a profile, and deleted ones, have no name. */
export async function findAuthors(db: Db, userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, Author>> {
  const known = [...new Set(userIds.filter((id) => id !== null))];
  const names = await findNamesOfAccounts(db, known);
  return new Map(known.map((userId) => [userId, { userId, name: names.get(userId) ?? null }]));
}
