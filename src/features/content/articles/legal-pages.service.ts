import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { LEGAL_NAMES, type LegalName } from '#features/people/consents/consent.contract.ts';
import { comingVersion, versionInForce } from '#features/people/consents/legal-version.rules.ts';
import { findLegalVersionsByName, storeShippedLegal } from '#features/people/consents/legal-version.service.ts';
import type { Db } from '#platform/database/db.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { Document } from '../documents/document.ts';
import { changedSections } from '../documents/document-sections.rules.ts';
import type { ResolvedReferences } from '../documents/resolved-references.ts';
import type { ArticleContext } from './article.context.ts';
import { storedFields, toFields } from './article-fields.rules.ts';
import { findVersion, insertVersion } from './article-history.repository.ts';
import { pageId } from './article-kind.contract.ts';
import type { ArticleRow } from './article-row.ts';
import { findArticle, insertArticle, updateArticle } from './article-writing.repository.ts';
import { toTextColumns } from './document-check.service.ts';
import { computeShippedHash, shippedPage } from './shipped-pages.service.ts';

/** Legal texts name no facts. */
const NOTHING_RESOLVED: ResolvedReferences = {
  mention: () => null,
  figure: () => null,
  image: () => null,
  drawing: () => null,
};

/** Returns whether the text of this release waits for an administrator. */
export async function isProposed(db: Db, name: LegalName): Promise<boolean> {
  const shipped = computeShippedHash(name);
  return !(await findLegalVersionsByName(db, name)).some((row) => row.shipped_hash === shipped);
}

/** Stores the shipped terms and policy if no administrator has to decide about them (contract §18). */
export async function seedLegalPages(
  db: Db,
  { references, clock }: Pick<ArticleContext, 'references' | 'clock'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    for (const name of LEGAL_NAMES) {
      const version = await storeShippedLegal(transaction, now, {
        name,
        shippedHash: computeShippedHash(name),
      });
      if (version !== undefined) await storeShipped(transaction, { name, version, now }, references.catalog());
    }
  });
}

async function storeShipped(
  db: Db,
  { name, version, now }: { name: LegalName; version: number; now: Date },
  catalog: Catalog,
): Promise<void> {
  const { id, title, document } = shippedPage(name, catalog);
  const { text, ...columns } = toTextColumns(title, { document, references: NOTHING_RESOLVED });
  const values = {
    updated_at: now,
    author_id: null,
    version,
    title,
    is_active: true,
    published_at: now,
    released_at: now,
    ...columns,
    document: JSON.stringify(document),
    search_text: normalizeText(text),
  };
  const stored = await findArticle(db, 'page', id);
  const row = stored
    ? await updateArticle(db, stored, values)
    : await insertArticle(db, { kind: 'page', id, created_at: now, ...values });
  await insertVersion(db, {
    kind: 'page',
    id,
    version,
    at: now,
    author_id: null,
    title,
    document: values.document,
    fields: JSON.stringify(storedFields(toFields(row))),
  });
}

export interface LegalVersionEntry {
  version: number;
  effectiveAt: string;
}

export interface LegalText {
  document: Document;
  version: number;
  effectiveAt: string;
  state: 'current' | 'coming' | 'old';
  /** The next version while this one is in force; null: none is announced. */
  coming: (LegalVersionEntry & { changes: string[] }) | null;
  /** All versions, newest first. */
  versions: LegalVersionEntry[];
}

/**
 * @param version by default the one in force
 * @returns undefined if there is no such version, or its text was erased
 */
export async function readLegalText(
  { db, clock, references }: Pick<ArticleContext, 'db' | 'clock' | 'references'>,
  name: LegalName,
  version?: number,
): Promise<LegalText | undefined> {
  const now = clock.now();
  const rows = await findLegalVersionsByName(db, name);
  const current = versionInForce(rows, now);
  const coming = comingVersion(rows, now);
  const shown = version === undefined ? current : rows.find((row) => row.version === version);
  if (!shown)
    return version === undefined || version === 1
      ? shippedText(shippedPage(name, references.catalog()), now)
      : undefined;
  const document = await findDocument(db, name, shown.version);
  if (!document) return undefined;
  const next = coming && current && (await findDocument(db, name, coming.version));
  const inForce = next && (await findDocument(db, name, current.version));
  return {
    document,
    ...toEntry(shown),
    state: shown === current ? 'current' : shown.effective_at > now ? 'coming' : 'old',
    coming: coming ? { ...toEntry(coming), changes: next && inForce ? changedSections(inForce, next) : [] } : null,
    versions: rows.map(toEntry).toReversed(),
  };
}

function toEntry({ version, effective_at }: { version: number; effective_at: Date }): LegalVersionEntry {
  return { version, effectiveAt: effective_at.toISOString() };
}

async function findDocument(db: Db, name: LegalName, version: number): Promise<Document | undefined> {
  return (await findVersion(db, { kind: 'page', id: pageId(name) }, version))?.document ?? undefined;
}

function shippedText({ document }: ArticleRow, now: Date): LegalText {
  const entry = { version: 1, effectiveAt: startOfSeoulDay(seoulDay(now)).toISOString() };
  return { document, ...entry, state: 'current', coming: null, versions: [entry] };
}
