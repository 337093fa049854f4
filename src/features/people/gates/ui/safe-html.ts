import createPurifier from 'dompurify';
import { isSameSiteLink } from './same-site-link.rules.ts';

const ALLOWED_TAGS = ['a', 'b', 'br', 'em', 'i', 'small', 'span', 'strong', 'u'];

/** HTML of a sentence: emphasis, line breaks and links within the site; all other markup loses its tags. */
export function safeHtml(html: string): DocumentFragment {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName === 'href' && !isSameSiteLink(attribute.attrValue, location.origin)) {
      attribute.keepAttr = false;
    }
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
