import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Heading } from '../../documents/document-text.rules.ts';
import { SHIPPED_PAGES } from '../../texts/shipped-pages.ts';
import { PAGE_NAMES, type PageName } from '../article-kind.contract.ts';
import type { ArticleServices } from '../article-reader.ts';

export interface SitePageData {
  name: PageName;
  title: string;
  description: string;
  html: string;
  headings: Heading[];
  /** Number of entries in the first numbered list. */
  steps: number;
}

/** Loads a page of the site, such as `/notice/rule`. */
export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<SitePageData> {
  const last = url.pathname.split('/').filter((part) => part !== '_payload.json')[2];
  const name = PAGE_NAMES.find((one) => one === last);
  if (!name) throw new AppError('NOT_FOUND');
  const { title, html, headings, steps } = await articles.page(name);
  return { name, title, html, headings, steps, description: SHIPPED_PAGES[name].description };
}
