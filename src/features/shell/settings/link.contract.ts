import { hasUserName, USER_NAME_ISSUE } from '#shared/address-user.ts';
import { textUpTo, visibleText } from '#shared/plain-text.ts';

/** A path of this site, or an https address; scripts are never allowed. */
export const linkSchema = visibleText(
  textUpTo(500)
    .regex(/^(?:\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\\p{Cc}]*$/u, '이 사이트의 주소(/로 시작)나 https 주소여야 합니다.')
    .refine((href) => !hasUserName(href), USER_NAME_ISSUE),
);

/** Whether the link leaves the site, which only an administrator may set (contract §21). */
export function isExternal(href: string | null): boolean {
  return href !== null && !href.startsWith('/');
}
