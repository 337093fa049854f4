import { definePageParams, param } from '#shared/page-params.ts';
import { mapRouteHref } from '../refs/ui/public/map-route-link.ts';

/** NFC, because macOS may paste names in decomposed form. */
const words = param.of((text) => param.words(50).read(text.normalize('NFC')));

export const mapRouteParams = definePageParams({ data: { from: words, to: words, level: words } });

interface End {
  text: string;
  place: string | null;
  isError?: boolean;
}

/**
 * Returns the address of a requested route without a start, with the remembered start added; null: no redirect is
 * needed.
 */
export function startedRouteHref(
  { from, to, level }: { from: End; to: End; level: { text: string } },
  start: { place: string } | null,
): string | null {
  if (start === null || from.text !== '' || from.isError || to.text === '') return null;
  return mapRouteHref({ from: start.place, to: to.place ?? to.text, level: level.text });
}
