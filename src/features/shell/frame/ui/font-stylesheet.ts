import type { Site } from '#ui/page/site-context.tsx';

/** Loaded late, so that the first paint never waits for another host. */
export function addFontStylesheet({ fontStylesheet }: Pick<Site, 'fontStylesheet'>): void {
  if (!fontStylesheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontStylesheet.url;
  link.crossOrigin = 'anonymous';
  if (fontStylesheet.integrity) link.integrity = fontStylesheet.integrity;
  document.head.append(link);
}
