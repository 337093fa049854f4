import type { ShownBanner } from '../banner.contract.ts';
import { BANNER_TONES, closeBannerLabel } from '../banner-tones.ts';

/** Must create the same element as `Strips` on the server. */
export function bannerElement({ id, text, href, tone, isClosable }: ShownBanner): HTMLElement {
  const strip = document.createElement('p');
  strip.className = 'strip';
  strip.dataset.banner = String(id);
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
