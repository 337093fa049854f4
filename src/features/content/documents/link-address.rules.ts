import { hasUserName, USER_NAME_FAULT } from '#shared/address-user.ts';

/** A path of this site: a second slash of either kind would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
/** Without a user's name. */
const FOREIGN = /^https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?$/i;
const MAIL = /^mailto:[^\s\\@]+@[^\s\\@]+$/i;

/** Where a link of a document may lead (contract §18): a path of this site, `https:` or `mailto:`. */
export function isLinkAddress(href: string): boolean {
  return SITE_PATH.test(href) || FOREIGN.test(href) || MAIL.test(href);
}

/** Why a text cannot be linked there; undefined: it can. */
export function linkFault(href: string): string | undefined {
  if (isLinkAddress(href)) return undefined;
  if (hasUserName(href)) return USER_NAME_FAULT;
  return '사이트의 주소(/…), https, mailto 만 걸 수 있습니다.';
}

export function isForeignAddress(href: string): boolean {
  return FOREIGN.test(href);
}
