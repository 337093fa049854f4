import createPurifier from 'dompurify';

const ALLOWED_TAGS = ['a', 'b', 'br', 'em', 'i', 'small', 'span', 'strong', 'u'];

export function safeHtml(html: string): DocumentFragment {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName === 'href' && !isSameSiteLink(attribute.attrValue, location.origin)) {
      attribute.keepAttr = false;
    }
  });
  const sentence = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // Links without an allowed address become text.
  for (const link of sentence.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return sentence;
}

export function isSameSiteLink(href: string, origin: string): boolean {
  if (!URL.canParse(href, origin)) return false;
  // Not `origin`: a `blob:` address has the origin of the page that created it.
  const { protocol, host } = new URL(href, origin);
  return `${protocol}//${host}` === origin;
}
