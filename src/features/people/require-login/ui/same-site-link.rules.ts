/** Whether a link in a message stays on this site. */
export function isSameSiteLink(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return false;
  // Not `origin`: a `blob:` address has that of the page that made it.
  const { protocol, host } = new URL(href, origin);
  return `${protocol}//${host}` === origin;
}
