import { createHash } from 'node:crypto';
import type { ContentKind, SearchEntry } from '#features/game-data/search/search.contract.ts';
import type { ContentSnapshot } from '#features/game-data/search/search-pages.ts';
import type { Heading } from '../documents/document-text.rules.ts';
import type { ArticleContext } from './article.context.ts';
import { GUIDE_CATEGORY_LABELS, NOTICE_TYPE_LABELS } from './article.labels.ts';
import { findTitles, type Titled } from './article.repository.ts';
import { NOTICE_TYPE } from './article-kind.contract.ts';
import { articlePath } from './article-paths.ts';

/** Weight below pages and tools, and above people. */
const TITLE_WEIGHT = 40;
const QUEST_WEIGHT = 30;
const HEADING_WEIGHT = 20;
const VERSION_LENGTH = 12;

export interface ContentSearch {
  current(): ContentSnapshot;
  /** Reads the index again. The former one stays if that fails. */
  reload(): Promise<void>;
}

/** Headings that most articles of a kind have, which do not distinguish any of them. */
export type UsualHeadings = Partial<Record<ContentKind, readonly string[]>>;

type SearchOptions = Pick<ArticleContext, 'db' | 'clock' | 'log'> & { usualHeadings?: UsualHeadings };

/** Searches titles and headings of public articles, in memory. */
export function createContentSearch({ db, clock, log, usualHeadings = {} }: SearchOptions): ContentSearch {
  let snapshot = createSnapshot([]);
  let reads = 0;
  return {
    current: () => snapshot,
    async reload() {
      reads += 1;
      const read = reads;
      try {
        const titles = await findTitles(db, clock.now());
        const next = createSnapshot(titles.flatMap((row) => listEntries(row, usualHeadings)));
        if (read === reads && next.version !== snapshot.version) snapshot = next;
      } catch (error) {
        log.warn({ err: error }, 'the titles of articles were not read again');
      }
    },
  };
}

function createSnapshot(entries: readonly SearchEntry[]): ContentSnapshot {
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, VERSION_LENGTH);
  return { version, entries };
}

/** Entries of its title, and of each heading with a link to it. */
function listEntries(row: Titled, usualHeadings: UsualHeadings): SearchEntry[] {
  const kind = kindOf(row);
  if (kind === null) return [];
  const path = articlePath(row);
  const entry = (name: string, parts: Pick<SearchEntry, 'path' | 'detail' | 'weight'>): SearchEntry => ({
    kind,
    id: row.id,
    name: name.replaceAll('\n', ' '),
    aliases: [],
    ...parts,
  });
  const headings = (row.headings as Heading[]).filter(({ text }) => !usualHeadings[kind]?.includes(text));
  return [
    entry(row.title, { path, detail: formatDetail(row), weight: kind === 'quest' ? QUEST_WEIGHT : TITLE_WEIGHT }),
    ...headings.map(({ text, anchor }) =>
      entry(text, { path: `${path}#${anchor}`, detail: row.title, weight: HEADING_WEIGHT }),
    ),
  ];
}

function kindOf({ kind, type }: Titled): ContentKind | null {
  if (kind === 'page') return null;
  return kind === 'notice' && type === NOTICE_TYPE.patchNote ? 'patchNote' : kind;
}

function formatDetail({ kind, type, category }: Titled): string {
  if (kind === 'guide') return GUIDE_CATEGORY_LABELS[category as keyof typeof GUIDE_CATEGORY_LABELS] ?? '';
  return kind === 'notice' ? (NOTICE_TYPE_LABELS[type as keyof typeof NOTICE_TYPE_LABELS] ?? '') : '';
}
