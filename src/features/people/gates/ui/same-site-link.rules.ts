/** Whether a link in a message stays on this site. */
export function isSameSiteLink(href: string, origin: string): boolean {
  return URL.canParse(href, origin) && new URL(href, origin).origin === origin;
}
