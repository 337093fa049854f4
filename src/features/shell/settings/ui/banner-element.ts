import type { Banner, ShownBanner } from '../banner.contract.ts';

interface Tone {
  color: string;
  background: string;
  fontWeight?: string;
}

/** Inline styles, so that pages without a banner load none for it. */
export const BANNER_TONES: Readonly<Record<Banner['tone'], Tone>> = {
  info: { color: 'var(--gold)', background: 'var(--wash-gold)' },
  warn: { color: 'var(--paper)', background: 'var(--wash-gold)', fontWeight: '600' },
  alert: { color: 'var(--paper)', background: 'var(--wash-vermilion)', fontWeight: '600' },
};

export const closeBannerLabel = (text: string) => `닫기: ${text}`;

/** Must create the same element as `Strips` on the server. */
export function bannerElement({ id, text, href, tone, isClosable, countsTo }: ShownBanner): HTMLElement {
  const strip = document.createElement('p');
  strip.className = 'strip';
  strip.dataset.banner = String(id);
  if (countsTo !== undefined) strip.dataset.countsTo = countsTo;
  Object.assign(strip.style, BANNER_TONES[tone]);
  if (href === null) strip.append(text);
  else strip.append(Object.assign(document.createElement('a'), { href, textContent: text }));
  if (isClosable) strip.append(closeButton(text));
  return strip;
}

function closeButton(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn ghost sm';
  button.dataset.closeBanner = '';
  button.ariaLabel = closeBannerLabel(text);
  button.style.marginLeft = '12px';
  button.textContent = '닫기';
  return button;
}
