import { SITE_NAME } from '#shared/site-name.ts';
import { type Box, placeCard } from '#ui/overlay/card-place.ts';

const CARD_ID = 'baramnaru-card';
const OWN_STYLE =
  '.from{display:block;padding:0 16px 8px;font:var(--t-meta);color:var(--paper-faint)}:host{outline:2px solid #0f0d0b}';
/** Inline and important, because the page's own rules override those of a shadow root. */
const HOST_STYLE = {
  position: 'fixed',
  top: '0',
  left: '0',
  margin: '0',
  display: 'block',
  'z-index': '2147483647',
  opacity: '1',
};

export interface ForeignCard {
  readonly element: HTMLElement;
  /** @throws when the page forbids markup from strings */
  show(island: { html: string; css: string }, anchor: Box): void;
  hide(): void;
}

/**
 * Creates a card in a page of another site. It has a shadow root, so that neither's style rules affect the other, and
 * is fixed, so that nothing moves. It is appended after the body, so that no `:last-child` changes.
 * @throws when the browser has no constructable style sheets
 */
export function createForeignCard(origin: string): ForeignCard {
  const element = document.createElement('baramnaru-card');
  element.id = CARD_ID;
  element.setAttribute('role', 'tooltip');
  for (const [name, value] of Object.entries(HOST_STYLE)) element.style.setProperty(name, value, 'important');
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  const own = new CSSStyleSheet();
  own.replaceSync(OWN_STYLE);
  root.adoptedStyleSheets = [sheet, own];
  const markup = createMarkup();
  return {
    element,
    show({ html, css }, anchor) {
      sheet.replaceSync(css);
      root.innerHTML = markup(html);
      const from = document.createElement('a');
      from.className = 'from';
      from.href = origin;
      from.textContent = SITE_NAME;
      root.firstElementChild?.append(from);
      document.documentElement.append(element);
      const { width, height } = element.getBoundingClientRect();
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = placeCard(anchor, { width, height }, view);
      element.style.setProperty('left', `${left}px`, 'important');
      element.style.setProperty('top', `${top}px`, 'important');
    },
    hide: () => element.remove(),
  };
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** The markup is refused where a page requires trusted types and forbids this policy. */
function createMarkup(): (html: string) => string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('baramnaru', { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
