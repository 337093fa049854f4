import createPurifier from 'dompurify';
import { isSameSiteLink } from './same-site-link.rules.ts';

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
