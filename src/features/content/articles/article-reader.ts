import type { LegalName } from '#features/people/consents/legal-names.ts';
import type { MentionKind } from '../documents/document-shape.rules.ts';
import type { Heading } from '../documents/document-text.rules.ts';
import type { ResolvedMention } from '../documents/resolved-references.ts';
import type { Event, EventTime, Guide, Notice } from './article.contract.ts';
import type { NoticeType, PageName } from './article-kind.contract.ts';
import type { LegalText } from './legal-pages.service.ts';

export interface ArticlePage<Row> {
  rows: Row[];
  /** The last row's id, by which the next page begins; undefined: last page. */
  next: number | undefined;
}

/** What a text names of the facts, each once. */
export interface NamedFact extends ResolvedMention {
  kind: MentionKind;
  id: number;
}

export interface ShownText {
  title: string;
  html: string;
  headings: Heading[];
  /** Whole minutes, at least one. */
  minutes: number;
  /** Entries of its first numbered list. */
  steps: number;
  facts: NamedFact[];
  /** Whose quotes it shows. */
  itemIds: number[];
}

export interface ShownArticle<Row> extends ShownText {
  article: Row;
}

/** Terms or policy. */
export interface ShownLegal extends Pick<ShownText, 'headings'>, Omit<LegalText, 'document'> {
  /** To the end of the section `processors`, and what follows it; the second is empty without such a section. */
  html: [string, string];
}

export interface DatedEntry {
  kind: 'event' | 'notice';
  id: number;
  title: string;
  summary: string;
  path: string;
  startsAt: string;
  endsAt: string | null;
  isAllDay: boolean;
  isSample: boolean;
  changedAt: string;
}

/** What everybody may read of articles. */
export interface ArticleReader {
  guides(filter?: { category?: number | undefined }): Promise<Guide[]>;
  notices(
    filter: {
      type?: NoticeType | undefined;
      withoutPatchNotes?: boolean;
      month?: string | undefined;
      q?: string | undefined;
    },
    page: { limit: number; afterId?: number | undefined },
  ): Promise<ArticlePage<Notice>>;
  events(when: EventTime, limit: number): Promise<Event[]>;
  /** Events and notices with a beginning that touch a span, by their beginning. */
  dated(span: { from: Date; to: Date }): Promise<DatedEntry[]>;
  /** Undefined: not public, or never written. */
  guide(id: number, gameServer?: number): Promise<ShownArticle<Guide> | undefined>;
  notice(id: number, gameServer?: number): Promise<ShownArticle<Notice> | undefined>;
  event(id: number, gameServer?: number): Promise<ShownArticle<Event> | undefined>;
  page(name: PageName): Promise<ShownText>;
  /** Terms or policy. @param version the one in force without; undefined: there is no such version */
  legal(name: LegalName, version?: number): Promise<ShownLegal | undefined>;
  /** The notices of the same type before and after it. */
  neighbours(notice: Notice): Promise<{ before: Notice | undefined; after: Notice | undefined }>;
  /** Months in Seoul with patch notes, newest first. */
  patchMonths(): Promise<{ month: string; count: number }[]>;
  /** Of all public ones, ISO 8601. */
  changes(): Promise<{ path: string; changedAt: string }[]>;
  /** Guides whose text names a fact. */
  guidesNaming(kind: MentionKind, ids: readonly number[]): Promise<{ id: number; title: string }[]>;
}

export interface ArticleServices {
  readonly articles: ArticleReader;
}
