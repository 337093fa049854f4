import { createContext } from 'react';
import type { Crumb } from '#ui/components/breadcrumb.tsx';

/** A thing in schema.org's terms, without `@context`. */
export type SchemaThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Data of a page for the head of the document. Browsers have none. */
export interface MetaRecord {
  /** Absolute address; null when search engines should forget the page. */
  canonical: string | null;
  crumbs: readonly Crumb[];
  things: readonly SchemaThing[];
}

/** The record of the document that is being rendered; only servers provide one. */
export const MetaRecordContext = /* @__PURE__ */ createContext<MetaRecord | null>(null);
