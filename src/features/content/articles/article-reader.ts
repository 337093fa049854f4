import type { LegalName } from '#features/people/consents/consent.contract.ts';
import type { MentionKind } from '../documents/document-shape.rules.ts';
import type { Heading } from '../documents/document-text.rules.ts';
import type { ResolvedMention } from '../documents/resolved-references.ts';
import type { Event, EventTime, Guide, Notice } from './article.contract.ts';
import type { NoticeType, PageName } from './article-kind.contract.ts';
import type { LegalText } from './legal-pages.service.ts';

export interface ArticlePage<Row> {
  rows: Row[];
  /** Id of the last row, after which the next page begins; undefined on the last page. */
  next: number | undefined;
}

/** A fact that a text names; each occurs once. */
export interface NamedFact extends ResolvedMention {
  kind: MentionKind;
  id: number;
}

export interface ShownText {
  title: string;
  html: string;
  headings: Heading[];
  /** Reading time in whole minutes, at least one. */
  minutes: number;
  /** Number of entries in the first numbered list. */
  steps: number;
  facts: NamedFact[];
  /** Ids of the items whose quotes the text shows. */
  itemIds: number[];
}

export interface ShownArticle<Row> extends ShownText {
  article: Row;
}

/** Terms or policy. */
export interface ShownLegal extends Pick<ShownText, 'headings'>, Omit<LegalText, 'document'> {
  /**
   * The text up to the end of the section `processors`, and the rest. Without such a section the second part is empty.
   */
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

/** Reads public articles. */
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
  /** Returns events, and notices with a start, that overlap a span, by start. */
  dated(span: { from: Date; to: Date }): Promise<DatedEntry[]>;
  /** Returns undefined if the guide is not public or was never written. */
  guide(id: number, gameServer?: number): Promise<ShownArticle<Guide> | undefined>;
  notice(id: number, gameServer?: number): Promise<ShownArticle<Notice> | undefined>;
  event(id: number, gameServer?: number): Promise<ShownArticle<Event> | undefined>;
  page(name: PageName): Promise<ShownText>;
  /** Returns terms or policy. @param version by default the one in force; undefined result: there is no such version */
  legal(name: LegalName, version?: number): Promise<ShownLegal | undefined>;
  /** Returns the notices of the same type directly before and after. */
  neighbours(notice: Notice): Promise<{ before: Notice | undefined; after: Notice | undefined }>;
  /** Returns months in Seoul with patch notes, newest first. */
  patchMonths(): Promise<{ month: string; count: number }[]>;
  /** Returns the paths and change times (ISO 8601) of all public articles. */
  changes(): Promise<{ path: string; changedAt: string }[]>;
  /** Returns guides whose text names one of the facts. */
  guidesNaming(kind: MentionKind, ids: readonly number[]): Promise<{ id: number; title: string }[]>;
}

export interface ArticleServices {
  readonly articles: ArticleReader;
}
