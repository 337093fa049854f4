export function isSameSiteLink(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return false;
  // Not `origin`: a `blob:` address has the origin of the page that created it.
  const { protocol, host } = new URL(href, origin);
  return `${protocol}//${host}` === origin;
}
