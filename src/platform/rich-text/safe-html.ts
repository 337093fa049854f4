import sanitize, { type Attributes } from 'sanitize-html';

const CELL = ['colspan', 'rowspan'];

/** Allowed elements and attributes of written HTML (contract §18). No styles, ids or handlers. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  s: [],
  code: [],
  a: ['href', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  figure: [],
  figcaption: [],
  picture: [],
  source: ['media', 'srcset'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', ...CELL],
  td: CELL,
  aside: ['data-tone'],
  details: [],
  summary: [],
  data: ['value'],
  span: [],
  svg: ['width', 'height', 'aria-hidden'],
  use: ['href'],
};
const EVERYWHERE = ['data-id', 'data-card'];
/** Classes that only the renderer of documents writes. */
const CLASSES: Readonly<Record<string, string[]>> = {
  span: ['tile', 's', 'weapon', 'armour', 'material', 'food', 'use'],
  figure: ['half'],
  table: ['stacked'],
};
const TONES: ReadonlySet<string> = new Set(['info', 'tip', 'warn', 'danger']);

/** A path of this site. A second slash of either kind would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const PLACE = /^#[\w-]+$/;
/** An address of another site without a user name, which could look like the host. */
const FOREIGN = /^https:\/\/[^/\\?#@]*(?:[/\\?#]|$)/i;
const MAIL = /^mailto:/i;
const ICON = /^(?:\/icons\/game\/[\w-]+[.]svg#i|\/(?:assets|icons\/sheets)\/[\w.-]+[.]svg#[\w-]+)$/;
const FOREIGN_REL = 'external noopener';

export function safeHtml(html: string): string {
  return sanitize(html, OPTIONS).replaceAll(' />', '>');
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ALLOWED).map(([tag, attributes]) => [tag, [...attributes]])),
    '*': EVERYWHERE,
  },
  allowedClasses: CLASSES,
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img', 'source'],
  transformTags: {
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: FOREIGN.test(attribs.href ?? '') ? { ...attribs, rel: FOREIGN_REL } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: safePicture(attribs) }),
    source: (tagName, attribs) => ({ tagName, attribs: safePicture(attribs) }),
    use: (tagName, attribs) => ({ tagName, attribs: ICON.test(attribs.href ?? '') ? attribs : {} }),
    aside: (tagName, attribs) => ({ tagName, attribs: TONES.has(attribs['data-tone'] ?? '') ? attribs : {} }),
  },
  exclusiveFilter({ tag, attribs }) {
    // A link to another site is replaced by its text.
    if (tag === 'a') return isLink(attribs.href ?? '') ? false : 'excludeTag';
    return tag === 'img' && !isSitePath(attribs.src);
  },
};

function isLink(href: string): boolean {
  return FOREIGN.test(href) || MAIL.test(href) || PLACE.test(href) || isSitePath(href);
}

function safePicture(all: Attributes): Attributes {
  const { srcset, ...others } = all;
  const candidates = srcset?.split(',').map((one) => one.trim().split(/\s+/, 1)[0]) ?? [];
  return candidates.every(isSitePath) ? all : others;
}

function isSitePath(path: string | undefined): boolean {
  return path !== undefined && SITE_PATH.test(path);
}
