import { UNSEEN } from '#shared/unseen-letters.ts';

/** A path of this site: a second slash of either kind would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
/** Without a user's name, which can look like the host: `https://discord.com@evil.example`. */
const FOREIGN = /^https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?$/i;
const WITH_USER = /^[a-z][a-z0-9+.-]*:[/\\]{2,}[^\s/\\?#]*@/i;
const MAIL = /^mailto:[^\s\\@]+@[^\s\\@]+$/i;

/** Where a link of a document may lead (contract §18): a path of this site, `https:` or `mailto:`. */
export function isLinkAddress(href: string): boolean {
  return !UNSEEN.test(href) && (SITE_PATH.test(href) || FOREIGN.test(href) || MAIL.test(href));
}

export const USER_NAME_FAULT = '사용자 이름(@)이 든 주소는 쓸 수 없습니다.';

export function hasUserName(href: string): boolean {
  return WITH_USER.test(href);
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
