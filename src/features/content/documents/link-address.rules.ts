import { hasUserName, USER_NAME_ISSUE } from '#shared/address-user.ts';

/** Matches a path of this site. A second slash of either kind would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
/** Matches an https address without user information. */
const FOREIGN = /^https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?$/i;
const MAIL = /^mailto:[^\s\\@]+@[^\s\\@]+$/i;

/**
 * Returns whether a link of a document may lead there: to a path of this site, `https:` or `mailto:` (contract §18).
 */
export function isLinkAddress(href: string): boolean {
  return SITE_PATH.test(href) || FOREIGN.test(href) || MAIL.test(href);
}

/** Returns why an address cannot be linked; undefined: it can. */
export function validateLink(href: string): string | undefined {
  if (isLinkAddress(href)) return undefined;
  if (hasUserName(href)) return USER_NAME_ISSUE;
  return '사이트의 주소(/…), https, mailto 만 걸 수 있습니다.';
}

export function isForeignAddress(href: string): boolean {
  return FOREIGN.test(href);
}
