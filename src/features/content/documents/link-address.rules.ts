import { UNSEEN } from '#shared/unseen-letters.ts';

/** A path of this site: a second slash of either kind would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const FOREIGN = /^https:\/\/[^\s/\\]+(?:[/?#][^\s\\]*)?$/i;
const MAIL = /^mailto:[^\s\\@]+@[^\s\\@]+$/i;

/** Where a link of a document may lead (contract §18): a path of this site, `https:` or `mailto:`. */
export function isLinkAddress(href: string): boolean {
  return !UNSEEN.test(href) && (SITE_PATH.test(href) || FOREIGN.test(href) || MAIL.test(href));
}

export function isForeignAddress(href: string): boolean {
  return FOREIGN.test(href);
}
