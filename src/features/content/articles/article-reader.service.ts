import { normalizeText } from '#shared/korean/normalize-text.ts';
import { listReferences } from '../documents/document.rules.ts';
import type { Document } from '../documents/document.ts';
import { splitAfterSection } from '../documents/document-sections.rules.ts';
import { listHeadings, toPlainText } from '../documents/document-text.rules.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { findMention, resolveReferences } from '../documents/resolve-references.service.ts';
import type { ArticleContext } from './article.context.ts';
import {
  findDated,
  findEvents,
  findGuides,
  findGuidesNaming,
  findMonths,
  findNeighbours,
  findNotices,
  findPublicArticle,
  findTitles,
} from './article.repository.ts';
import { type ArticleKind, NOTICE_TYPE, type NoticeType, pageId } from './article-kind.contract.ts';
import { articlePath } from './article-paths.ts';
import type { ArticleReader, DatedEntry, ShownText } from './article-reader.ts';
import { type ArticleRow, changedAt, type ListedRow, toEvent, toGuide, toNotice } from './article-row.ts';
import { findArticle } from './article-writing.repository.ts';
import { readLegalText } from './legal-pages.service.ts';
import { readably } from './public-articles.service.ts';
import { monthSpan } from './read-articles.service.ts';
import { shippedPage } from './shipped-pages.service.ts';

/** Reading speed in Korean letters per minute. */
const LETTERS_A_MINUTE = 500;
const MAX_GUIDES = 200;
/** Anchor of the policy's section that ends with the site's own list of sign-in providers. */
const PROCESSORS = 'processors';

export function readArticles(context: Pick<ArticleContext, 'db' | 'clock' | 'references'>): ArticleReader {
  const { db, clock, references } = context;
  const now = () => clock.now();

  async function shown<Row>(
    kind: ArticleKind,
    id: number,
    toRow: (row: ArticleRow) => Row,
    gameServer?: number,
  ): Promise<(ShownText & { article: Row }) | undefined> {
    const row = await findPublicArticle(db, kind, id, now());
    return row && { article: toRow(row), ...(await loadText(context, row, gameServer)) };
  }

  return readably({
    guides: async ({ category } = {}) =>
      (await findGuides(db, { category }, { limit: MAX_GUIDES }, now())).map((row) => toGuide(row)),
    async notices({ type, withoutPatchNotes, month, q }, { limit, afterId }) {
      const span = month === undefined ? {} : monthSpan(month);
      const words = q === undefined ? undefined : normalizeText(q);
      const filter = { type, withoutPatchNotes: withoutPatchNotes ?? false, words, ...span };
      const rows = await findNotices(db, filter, { limit: limit + 1, afterId }, now());
      const page = rows.slice(0, limit);
      return { rows: page.map((row) => toNotice(row)), next: rows.length > limit ? page.at(-1)?.id : undefined };
    },
    events: async (when, limit) => (await findEvents(db, when, { limit }, now())).map((row) => toEvent(row)),
    dated: async (span) => (await findDated(db, ['event', 'notice'], span, now())).map(toDated),
    guide: (id, gameServer) => shown('guide', id, toGuide, gameServer),
    notice: (id, gameServer) => shown('notice', id, toNotice, gameServer),
    event: (id, gameServer) => shown('event', id, toEvent, gameServer),
    async page(name) {
      const row = (await findArticle(db, 'page', pageId(name))) ?? shippedPage(name, references.catalog());
      return loadText(context, row);
    },
    async legal(name, version) {
      const text = await readLegalText(context, name, version);
      if (!text) return undefined;
      const { document, ...shown } = text;
      const resolved = await resolveReferences(document, references);
      const [first, rest] = splitAfterSection(document, PROCESSORS);
      const html: [string, string] = [renderDocument(first, resolved), renderDocument(rest, resolved)];
      return { ...shown, html, headings: listHeadings(document, resolved) };
    },
    async neighbours({ id, type, publishedAt }) {
      const own = { type: type as NoticeType, id, publishedAt: new Date(publishedAt) };
      const { before, after } = await findNeighbours(db, own, now());
      return { before: before && toNotice(before), after: after && toNotice(after) };
    },
    patchMonths: () => findMonths(db, NOTICE_TYPE.patchNote, now()),
    changes: async () =>
      (await findTitles(db, now())).map((row) => ({ path: articlePath(row), changedAt: row.updated_at.toISOString() })),
    guidesNaming: (kind, ids) => findGuidesNaming(db, { kind, ids }, now()),
  });
}

async function loadText(
  { references: sources }: Pick<ArticleContext, 'references'>,
  { title, document }: Pick<ArticleRow, 'title' | 'document'>,
  gameServer?: number,
): Promise<ShownText> {
  const references = await resolveReferences(document, sources, gameServer);
  const letters = toPlainText(document, references).replaceAll(/\s/g, '').length;
  return {
    title,
    html: renderDocument(document, references),
    headings: listHeadings(document, references),
    minutes: Math.max(1, Math.round(letters / LETTERS_A_MINUTE)),
    steps: document.content.find((node) => node.type === 'orderedList')?.content.length ?? 0,
    facts: listFacts(document, sources),
    itemIds: sources.itemsOfFigures(listReferences(document).figures),
  };
}

function listFacts(document: Document, sources: ArticleContext['references']) {
  const catalog = sources.catalog();
  return listReferences(document).mentions.flatMap(({ kind, id }) => {
    const found = findMention(catalog, kind, id);
    return found ? [{ kind, id, ...found }] : [];
  });
}

function toDated(row: ListedRow): DatedEntry {
  return {
    kind: row.kind === 'event' ? 'event' : 'notice',
    id: row.id,
    title: row.title,
    summary: row.summary,
    path: articlePath(row),
    startsAt: (row.starts_at ?? row.created_at).toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isAllDay: row.is_all_day,
    isSample: row.is_sample,
    changedAt: changedAt(row).toISOString(),
  };
}
