import { LEGAL_NAMES, type LegalName } from '#features/people/consents/consent.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { SHIPPED_PAGES } from '../../texts/shipped-pages.ts';
import { articleErrors } from '../article-error.labels.ts';
import { legalParams } from '../article-page.params.ts';
import type { ArticleServices, ShownLegal } from '../article-reader.ts';

export interface LegalPageData extends ShownLegal {
  name: LegalName;
  title: string;
  description: string;
}

/** Loads `/notice/terms` and `/notice/policy`: the version in the address, by default the one in force. */
export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<LegalPageData> {
  const name = LEGAL_NAMES.find((one) => url.pathname.startsWith(`/notice/${one}`));
  if (!name) throw new AppError('NOT_FOUND');
  const shown = await articles.legal(name, legalParams.read(url.searchParams).version);
  if (!shown) throw new AppError('NOT_FOUND', { message: articleErrors.goneVersion });
  const { title, description } = SHIPPED_PAGES[name];
  return { ...shown, name, title, description };
}
