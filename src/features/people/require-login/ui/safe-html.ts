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
  const sentence = purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // A link that leads nowhere is no link.
  for (const link of sentence.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return sentence;
}
