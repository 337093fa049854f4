import { createContext } from 'react';
import type { Crumb } from '#ui/components/breadcrumb.tsx';

/** A thing in schema.org's terms, without `@context`. */
export type SchemaThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a page says of itself for the head of the document. Browsers have none. */
export interface MetaRecord {
  /** Whole address; null: the page has none, because search engines are to forget it. */
  canonical: string | null;
  crumbs: readonly Crumb[];
  things: readonly SchemaThing[];
}

/** Only the server has one, a new one for each document. */
export const MetaRecordContext = /* @__PURE__ */ createContext<MetaRecord | null>(null);
