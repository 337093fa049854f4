import { LEGAL_NAMES, type LegalName } from '#features/people/consents/consent.contract.ts';
import { type ArticleKind, PAGE_NAMES, type PageName } from './article-kind.contract.ts';

/** Returns whether a page has dated versions, to which players agree. */
export function isLegalPage(name: PageName): name is LegalName {
  return (LEGAL_NAMES as readonly string[]).includes(name);
}

/** Returns undefined for articles that are no legal page. */
export function toLegalName({ kind, id }: { kind: ArticleKind; id: number }): LegalName | undefined {
  const name = kind === 'page' ? PAGE_NAMES[id - 1] : undefined;
  return name !== undefined && isLegalPage(name) ? name : undefined;
}
